import { expect, test } from "vitest";
import { readsClass, readsUnpublished, type ClassReader } from "./composite.ts";

const anybody: ClassReader = {
  claims: new Set(["results.see"]),
  advises: false,
  heads: false,
  deans: false,
  school: [],
};
const readers: readonly [
  who: string,
  which: Partial<ClassReader>,
  what: "all" | "out" | "nothing",
][] = [
  ["anybody", {}, "nothing"],
  ["its adviser", { advises: true }, "out"],
  ["the head of its department", { heads: true }, "all"],
  ["the dean of its faculty", { deans: true }, "all"],
  ["whose role reads the whole school's", { school: ["results.see"] }, "all"],
  ["whose role brings another right for the whole school", { school: ["courses.see"] }, "nothing"],
];

test.each(readers)("%s reads of a class's results: %j, %s", (_, which, what) => {
  const who = { ...anybody, ...which };
  expect(readsClass(who)).toBe(what !== "nothing");
  expect(readsUnpublished(who)).toBe(what === "all");
  // Without the claim, nobody reads results.
  expect(readsClass({ ...who, claims: new Set() })).toBe(false);
});
