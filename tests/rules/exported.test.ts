import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportLists } from "../../apps/api/src/families/families.ts";

// The server's lists that are files, and the pages of the portal that offer them.

const root = join(import.meta.dirname, "../..");

const sources = globSync("apps/portal/src/**/*.tsx", { cwd: root })
  .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));

/** The sources that offer a list as a file. */
const offering = (list: string): string[] =>
  sources.filter(
    (text) =>
      text.includes(`list="${list}"`) &&
      (/^\s*exported(?:=.*)?$/m.test(text) || text.includes("<ExportMenu")),
  );

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
  expect(compared.filter(({ shown }) => shown > 0).length).toBeGreaterThan(10);
});
