import { describe, expect, test } from "vitest";
import { relationships } from "../programmes/asked/referees.ts";
import { title } from "../programmes/asked/person.ts";
import { ranks, ratedPoints, ratings, recommendations } from "./choices.ts";
import { referenceSchema, statementLimits } from "./form.ts";

const whole = {
  title: title.options[0]?.value,
  fullName: "Adaeze Nwosu",
  institution: "Yaba College of Technology",
  position: "Senior lecturer",
  phone: "08012345678",
  relationship: relationships[0]?.value,
  yearsKnown: "4",
  ratings: Object.fromEntries(ratedPoints.map((point) => [point, ratings[0]])),
  rank: ranks[0],
  recommendation: recommendations[0],
  statement: "s".repeat(statementLimits.least),
  declaration: true,
};
const reads = (changes: Readonly<Record<string, unknown>>) =>
  referenceSchema.safeParse({ ...whole, ...changes }).success;

describe("a reference", () => {
  test("is read as a whole", () => {
    expect(referenceSchema.safeParse(whole).error).toBeUndefined();
  });

  test.each([
    ["yearsKnown", ["0", "60", " 7 "], ["61", "-1", "4.5", "1e1", ""]],
    [
      "statement",
      ["s".repeat(statementLimits.most)],
      [
        "",
        "s".repeat(statementLimits.least - 1),
        "s".repeat(statementLimits.most + 1),
        `<b>${"s".repeat(statementLimits.least)}</b>`,
      ],
    ],
    ["rank", [ranks.at(-1)], ["", "best"]],
    ["recommendation", [recommendations.at(-1)], ["", "perhaps"]],
    ["relationship", [relationships.at(-1)?.value], ["", "a friend"]],
    ["declaration", [true], [false, undefined, "true"]],
  ])("takes of %s %j and refuses %j", (field, taken, refused) => {
    for (const one of taken) expect(reads({ [field]: one }), String(one)).toBe(true);
    for (const one of refused) expect(reads({ [field]: one }), String(one)).toBe(false);
  });

  test("rates every point", () => {
    for (const point of ratedPoints) {
      expect(reads({ ratings: { ...whole.ratings, [point]: "" } }), point).toBe(false);
    }
  });
});
