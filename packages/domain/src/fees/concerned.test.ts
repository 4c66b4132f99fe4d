import { expect, test } from "vitest";
import { invoicePurposes } from "../payment/purposes.ts";
import { studentTypeIds } from "../student/types.ts";
import { isConcerned } from "./concerned.ts";

const notAsked = (studentTypeId: number) =>
  invoicePurposes.filter((purpose) => !isConcerned(studentTypeId, purpose));

test("postgraduates have no change of degree", () => {
  expect(notAsked(studentTypeIds.postgraduate)).toEqual(["change-of-degree"]);
});

test("JUPEB students have neither change of degree nor other fees", () => {
  expect(notAsked(studentTypeIds.jupeb)).toEqual(["change-of-degree", "sundry"]);
});

test("everyone else has every fee", () => {
  const { undergraduate, diploma, sandwich, sandwichDiploma } = studentTypeIds;
  for (const type of [undergraduate, diploma, sandwich, sandwichDiploma]) {
    expect(notAsked(type)).toEqual([]);
  }
});
