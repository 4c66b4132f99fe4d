import { expect, test } from "vitest";
import type { TreeNode } from "./tree-state.ts";
import { chosenOf, rowsOf, toggled, withChildren } from "./tree-state.ts";

const leaf = (id: string): TreeNode => ({ id, label: id });
const tree: readonly TreeNode[] = [
  {
    ...leaf("science"),
    children: [leaf("physics"), { ...leaf("lab"), children: [leaf("micro"), leaf("chem")] }],
  },
  { ...leaf("arts"), lazy: true },
];

const state = (id: string, chosen: string[]) => {
  const node = rowsOf(tree, new Set(["science", "lab"])).find((row) => row.node.id === id)?.node;
  return node && chosenOf(node, new Set(chosen));
};

test("rows know their place", () => {
  expect(
    rowsOf(tree, new Set(["science"])).map(({ node, level, place, among }) => [
      node.id,
      level,
      place,
      among,
    ]),
  ).toEqual([
    ["science", 1, 1, 2],
    ["physics", 2, 1, 2],
    ["lab", 2, 2, 2],
    ["arts", 1, 2, 2],
  ]);
});

test("a branch is chosen in part when some below it is", () => {
  expect(state("science", ["micro"])).toBe("some");
  expect(state("lab", ["micro", "chem"])).toBe("all");
  expect(state("science", [])).toBe("none");
});

test("choosing the last below a branch names the branch", () => {
  expect(toggled(tree, ["micro"], "chem")).toEqual(["lab"]);
  expect(toggled(tree, ["lab"], "physics")).toEqual(["science"]);
});

test("taking one out of a whole branch names the others", () => {
  expect(toggled(tree, ["science"], "micro")).toEqual(["physics", "chem"]);
  expect(toggled(tree, ["science"], "science")).toEqual([]);
});

test("what is disabled stays as it is, chosen or not", () => {
  const [science] = tree;
  const children = science?.children?.map((child) => ({ ...child, disabled: child.id === "lab" }));
  const closed = [{ ...leaf("science"), children: children ?? [] }];
  expect(toggled(closed, [], "science")).toEqual(["physics"]);
  expect(toggled(closed, ["physics", "chem"], "science")).toEqual(["chem"]);
  expect(toggled(closed, ["lab"], "science")).toEqual(["science"]);
  expect(toggled(closed, ["science"], "science")).toEqual(["lab"]);
  expect(
    rowsOf(closed, new Set(["science", "lab"])).flatMap(({ node, disabled }) =>
      disabled ? [node.id] : [],
    ),
  ).toEqual(["lab", "micro", "chem"]);
});

test("what has not come yet stays chosen, and is chosen with its branch", () => {
  expect(toggled(tree, ["history"], "physics")).toEqual(["history", "physics"]);
  const came = withChildren(tree, new Map([["arts", [leaf("history"), leaf("music")]]]));
  expect(toggled(came, ["arts"], "music")).toEqual(["history"]);
});
