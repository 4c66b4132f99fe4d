/** Runs the real linter with the real configuration over files laid out like the repository. */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** What the linter says about these files: `path: message`, one for each problem. */
export async function lint(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "rules-"));
  try {
    await copyFile(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    await mkdir(join(folder, "scripts"));
    await symlink(join(root, "scripts/lint"), join(folder, "scripts/lint"));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `${text}\n`);
    }
    return problems(await oxlint(folder, Object.keys(files)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function oxlint(cwd: string, paths: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      join(root, "node_modules/.bin/oxlint"),
      ["--format=json", ...paths],
      { cwd },
      (_error, stdout) => resolve(stdout),
    );
  });
}

type Report = { diagnostics: { filename: string; message: string; code?: string }[] };

function problems(stdout: string): string[] {
  const report = JSON.parse(stdout) as Report;
  return report.diagnostics.map(({ filename, message }) => `${filename}: ${message}`);
}
