import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stepKinds } from "@polyportal/domain/application/steps/kinds";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const rooms = [
  "packages/domain/src/application/steps",
  "apps/applicant/src/features/application/steps",
  "apps/api/src/families/application/steps",
];

test.each(rooms)("%s has a folder for each kind of step, and no other", (room) => {
  const folders = globSync("*/", { cwd: join(root, room) }).map((name) => name.replace(/\/$/, ""));
  expect(folders.toSorted()).toEqual([...stepKinds].toSorted());
});

/** What asks for a step by its kind: `stepOf(programme, "o-level")`, `step.kind === "o-level"`. */
const naming = new RegExp(
  String.raw`(?:stepOf|asks|mayOpen|stepHash)\(\w+, "(?:${stepKinds.join("|")})"|\bkind [!=]== "(?:${stepKinds.join("|")})"`,
);

/** The name of one that means nothing else; definitions say which steps they have. */
const unmistakable = new RegExp(`"(?:${stepKinds.filter((one) => one.includes("-")).join("|")})"`);
const defines = "packages/domain/src/programmes/";

test("nothing outside its folder asks for a step by its kind", () => {
  const sources = globSync(["packages/*/src/**/*.{ts,tsx}", "apps/*/src/**/*.{ts,tsx}"], {
    cwd: root,
  }).filter((path) => !/\.(?:test|stories)\.tsx?$|\/testing\/|\/steps\//.test(path));
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter((path) => {
    const source = readFileSync(join(root, path), "utf8");
    return naming.test(source) || (!path.startsWith(defines) && unmistakable.test(source));
  });
  expect(found.toSorted()).toEqual([
    // The large seed fills in each kind.
    "apps/api/src/database/seed/large/application-parts.ts",
    // A form has a path of its own.
    "apps/api/src/server/routes.ts",
    // Of forms a programme has several: their ids say of what.
    "packages/domain/src/application/steps.ts",
  ]);
});
