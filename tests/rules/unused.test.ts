import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "./oxlint.ts";

const manifest = { name: "@polyportal/portal", type: "module", main: "src/app/main.tsx" };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "unused-"));
  await copyFile(join(root, "knip.json"), join(folder, "knip.json"));
  await write({
    "package.json": JSON.stringify({ name: "polyportal", private: true, type: "module" }),
    "pnpm-workspace.yaml": "packages:\n  - apps/*\n  - packages/*\n",
    "apps/portal/package.json": JSON.stringify(manifest),
    "apps/portal/src/app/main.tsx": 'import { title } from "../title.ts";\ndocument.title = title;',
    "apps/portal/src/title.ts": 'export const title = "Portal";',
  });
});

afterEach(() => rm(folder, { recursive: true }));

test("rule 9: nothing is said where everything is used", async () => {
  expect(await unused()).toEqual([]);
});

test("rule 9: no unused file", async () => {
  await write({ "apps/portal/src/forgotten.ts": "export const forgotten = 1;" });

  expect(await unused()).toEqual(["files: apps/portal/src/forgotten.ts"]);
});

test("rule 9: no unused export", async () => {
  await write({
    "apps/portal/src/title.ts": 'export const title = "Portal";\nexport const subtitle = "";',
  });

  expect(await unused()).toEqual(["exports: subtitle"]);
});

/** Every file of these packages is open to the others, and knip takes what is open for used. */
test.each(["domain", "api-client"])("rule 9: no export of %s that nobody imports", async (name) => {
  const scoped = `@polyportal/${name}`;
  await write({
    [`packages/${name}/package.json`]: JSON.stringify({
      name: scoped,
      type: "module",
      exports: { "./*": "./src/*.ts" },
    }),
    [`packages/${name}/src/hostel/beds.ts`]: "export const beds = 4;\nexport const bunks = 2;",
    [`packages/${name}/src/hostel/forgotten.ts`]: "export const forgotten = 1;",
    "apps/portal/package.json": JSON.stringify({
      ...manifest,
      dependencies: { [scoped]: "workspace:*" },
    }),
    "apps/portal/src/title.ts": `import { beds } from "${scoped}/hostel/beds";\nexport const title = beds;`,
  });
  await mkdir(join(folder, "node_modules/@polyportal"), { recursive: true });
  await symlink(join(folder, "packages", name), join(folder, "node_modules", scoped));

  expect(await unused()).toEqual(["exports: bunks", "exports: forgotten"]);
});

test("rule 9: no unused dependency", async () => {
  await write({
    "apps/portal/package.json": JSON.stringify({ ...manifest, dependencies: { hono: "1.0.0" } }),
  });

  expect(await unused()).toEqual(["dependencies: hono"]);
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${text}\n`);
  }
}

type Named = { name: string };
type Report = {
  issues: { file: string; files: Named[]; exports: Named[]; dependencies: Named[] }[];
};

/** What the real tool finds with the real configuration, as `kind: name`. */
async function unused(): Promise<string[]> {
  const stdout = await new Promise<string>((resolve) => {
    execFile(
      join(root, "node_modules/.bin/knip"),
      ["--reporter=json", "--no-progress"],
      { cwd: folder },
      (_error, out) => resolve(out),
    );
  });
  const { issues } = JSON.parse(stdout) as Report;
  return issues.flatMap((issue) =>
    (["files", "exports", "dependencies"] as const).flatMap((kind) =>
      issue[kind].map(({ name }) => `${kind}: ${name}`),
    ),
  );
}
