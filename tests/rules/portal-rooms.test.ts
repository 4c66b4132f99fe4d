import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../apps/portal/src");

const files = new Set(
  globSync("**/*.{ts,tsx,css}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(stories|test)\.tsx?$|^testing\//.test(file)),
);

/** The files of the portal that a file imports, at once or when it needs them. */
function importedBy(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].flatMap(([, specifier]) => {
    const target = posix.join(posix.dirname(file), specifier ?? "");
    return files.has(target) ? [target] : [];
  });
}

const imports = new Map([...files].map((file) => [file, importedBy(file)]));

/** The files that some lead to, going on from those that `through` lets pass. */
function reachedFrom(starts: readonly string[], through: (file: string) => boolean): Set<string> {
  const reached = new Set(starts);
  for (const file of reached) {
    if (!through(file)) continue;
    for (const next of imports.get(file) ?? []) reached.add(next);
  }
  return reached;
}

const isIn = (room: string) => (file: string) => file.startsWith(`${room}/`);
const among = (room: string) => [...files].filter(isIn(room));
const roomOf = (file: string) => posix.dirname(file);
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

/** What each page stands in, how it waits and fails, and what its reader may do: the shell's, though pages ask for it. */
const frame = [
  "app/fetched-page.tsx",
  "app/fetched.tsx",
  "app/load-failed.tsx",
  "app/portal-page.tsx",
  "app/use-may.ts",
];

test("app/ is the shell alone: what only pages use stands with them, or in parts/", () => {
  const shell = reachedFrom(["app/main.tsx"], isIn("app"));
  const others = among("app").filter((file) => !shell.has(file));
  expect(others.toSorted()).toEqual(frame);
});

test("the shell knows pages by their tables alone", () => {
  const tables = /^app\/(sets\/|pages\.ts$)/;
  const knowing = among("app").filter(
    (file) => !tables.test(file) && imports.get(file)?.some(isIn("features")),
  );
  expect(knowing).toEqual([]);
});

test("a room of parts/ is what two features share, or the shell and one", () => {
  const users = new Map(among("parts").map((part) => [roomOf(part), new Set<string>()]));
  for (const file of files) {
    const user = featureOf(file) ?? (isIn("app")(file) ? "app" : undefined);
    if (user === undefined) continue;
    const reached = reachedFrom([file], (one) => one === file || isIn("parts")(one));
    for (const part of reached) users.get(roomOf(part))?.add(user);
  }
  expect(users.size).toBeGreaterThan(0);
  const alone = [...users].filter(([, features]) => features.size < 2);
  expect(alone).toEqual([]);
});
