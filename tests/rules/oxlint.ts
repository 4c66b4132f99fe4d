/** Runs the real linter with the real configuration over files laid out like the repository. */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const root = join(import.meta.dirname, "../..");

type Files = Readonly<Record<string, string>>;

type Asked = {
  readonly files: Files;
  readonly answer: (problems: Promise<string[]>) => void;
};
let asked: Asked[] = [];

/**
 * What the linter says about these files: `path: message`, one for each problem. It starts once for all that
 * is asked at once, so that tests which run side by side share its start; none of these may hold a file that
 * another one's imports.
 */
export function lint(files: Files): Promise<string[]> {
  if (asked.length === 0) setTimeout(answerAll);
  return new Promise((answer) => asked.push({ files, answer }));
}

/** The same of each set of files by itself. */
export const lintEach = (sets: readonly Files[]): Promise<string[][]> =>
  Promise.all(sets.map((files) => lint(files)));

function answerAll(): void {
  const together = asked;
  asked = [];
  const found = inRounds(together.map(({ files }) => files));
  for (const [index, { answer }] of together.entries())
    answer(found.then((each) => each[index] ?? []));
}

/** One start for all sets that share no path. */
async function inRounds(sets: readonly Files[]): Promise<string[][]> {
  const problems = new Map<Files, string[]>();
  for (let left = [...sets]; left.length > 0; left = left.filter((set) => !problems.has(set))) {
    const together: Record<string, string> = {};
    const round = left.filter((set) => {
      const fits = Object.keys(set).every((path) => !(path in together));
      if (fits) Object.assign(together, set);
      return fits;
    });
    const found = await lintTogether(together);
    for (const set of round) {
      const own = found.filter(({ filename }) => filename in set);
      problems.set(
        set,
        own.map(({ filename, message, help = "" }) => `${filename}: ${message} ${help}`),
      );
    }
  }
  return sets.map((set) => problems.get(set) ?? []);
}

async function lintTogether(files: Files): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), "rules-"));
  try {
    await copyFile(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    await mkdir(join(folder, "scripts"));
    await symlink(join(root, "scripts/lint"), join(folder, "scripts/lint"));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `${text}\n`);
    }
    const report: Report = JSON.parse(await oxlint(folder, Object.keys(files)));
    const strange = report.diagnostics.filter(({ filename }) => !(filename in files));
    if (strange.length > 0) throw new Error(JSON.stringify(strange));
    return report.diagnostics;
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

type Diagnostic = { filename: string; message: string; help?: string };
type Report = { diagnostics: Diagnostic[] };
