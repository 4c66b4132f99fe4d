import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { bindingRule, ruleAt } from "./payment-day.ts";
import { nothingAsked } from "./requirements.ts";

const day = (at: number) => new Date(Date.UTC(2026, 0, at));
const rule = (credits: number, revision: number) => ({
  ...nothingAsked,
  credits,
  revision,
  since: day(revision * 2),
});

describe("the rule of the payment day", () => {
  test.prop([fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 5 })])(
    "is the last that was said by then, in whichever order they come",
    (paid, said) => {
      const rules = Array.from({ length: said }, (_, at) => rule(at + 1, at + 1)).toReversed();
      const expected = rules.filter(({ since }) => since <= day(paid)).length;
      expect(ruleAt(rules, day(paid))?.revision ?? 0).toBe(expected);
    },
  );

  test("binds, and where none stood nothing does", () => {
    const [paid, today] = [rule(4, 1), rule(9, 2)];
    expect(bindingRule(paid, today)).toMatchObject({ credits: 4 });
    expect(bindingRule(undefined, today)).toEqual(nothingAsked);
  });

  test("has a cut-off that is said after the screening, but none that stood is raised", () => {
    const with50 = { ...nothingAsked, cutOff: 50 };
    expect(bindingRule(nothingAsked, with50).cutOff).toBe(50);
    expect(bindingRule({ ...nothingAsked, cutOff: 40 }, with50).cutOff).toBe(40);
  });
});
