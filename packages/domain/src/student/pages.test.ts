import { expect, test } from "vitest";
import { paths } from "../routes/paths.ts";
import { isPageFor } from "./pages.ts";
import { studentTypeIds } from "./types.ts";

const { undergraduate, postgraduate, diploma, jupeb, sandwich } = studentTypeIds;

test.each([
  [paths.siwes, [undergraduate, diploma]],
  [paths.siwesPreview, [undergraduate, diploma]],
  [paths.changeOfDepartment, [undergraduate, postgraduate, diploma, sandwich]],
  [paths.changeOfDepartmentDetails, [undergraduate, postgraduate, diploma, sandwich]],
  [paths.changeOfDegree, [undergraduate, diploma, sandwich]],
  [paths.sundrySession, [undergraduate, postgraduate, diploma, sandwich]],
  [paths.acceptanceLetter, [undergraduate, diploma, sandwich]],
  [paths.acceptanceLetterJupeb, [jupeb]],
  [paths.acceptanceLetterPg, [postgraduate]],
  [paths.results, [undergraduate, postgraduate, diploma, jupeb, sandwich]],
])("%s is a page for some kinds of students", (path, kinds) => {
  const all = [undergraduate, postgraduate, diploma, jupeb, sandwich];
  expect(all.filter((kind) => isPageFor(path, kind))).toEqual(kinds);
});
