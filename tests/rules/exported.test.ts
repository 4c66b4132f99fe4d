import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportLists } from "../../apps/api/src/families/families.ts";

// The server's lists that are files, and the pages of the portal that offer them.

const root = join(import.meta.dirname, "../..");

const sources = globSync("apps/portal/src/**/*.tsx", { cwd: root })
  .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));

const descriptions = globSync("packages/api-client/src/list/*.ts", { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);

/** What the description of a list is called, if it is said once: `listOf` offers it as a file by itself. */
function describedAs(list: string): string | undefined {
  const text = descriptions.find((one) => one.includes(`name: "${list}"`));
  return text && /export const (\w+) = describeList\(/.exec(text)?.[1];
}

/** The sources that offer a list as a file. */
function offering(list: string): string[] {
  const described = describedAs(list);
  return sources.filter(
    (text) =>
      (text.includes(`list="${list}"`) &&
        (/^\s*exported(?:=.*)?$/m.test(text) || text.includes("<ExportMenu"))) ||
      (described && new RegExp(`\\blistOf\\(\\s*${described}\\b`).test(text)),
  );
}

test.each(exportLists.map(({ name }) => name))("%s is offered as a file on its page", (list) => {
  expect(offering(list)).not.toEqual([]);
});

test("a file knows each column that its page has", () => {
  const compared = exportLists.map(({ name, columns }) => {
    const known = columns.map(({ id }) => id);
    const shown = offering(name).flatMap((text) =>
      [...text.matchAll(/\bid: "(\w+)",\s*header:/g)].map(([, id = ""]) => id),
    );
    return { name, shown: shown.length, missing: shown.filter((id) => !known.includes(id)) };
  });
  expect(compared.filter(({ missing }) => missing.length > 0)).toEqual([]);
  // The columns of others stand in files of their own, or are said once for page and file.
  const known = compared.filter(({ name, shown }) => shown > 0 || describedAs(name));
  expect(known.length).toBeGreaterThan(10);
});
