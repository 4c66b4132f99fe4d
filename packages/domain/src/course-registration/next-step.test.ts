import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

test.each([
  ["not-open", undefined, null],
  ["open", undefined, "register"],
  ["late", undefined, "register"],
  ["add-drop", undefined, null],
  ["closed", undefined, null],
  ["open", "submitted", "add-or-drop"],
  ["late", "returned", "register-again"],
  ["add-drop", "returned", "add-or-drop"],
  ["add-drop", "approved", "add-or-drop"],
  ["closed", "returned", null],
] as const)(
  "in a window that is %s, with %s registered, the next step is %s",
  (window, held, step) => {
    expect(nextStep(window, held)).toBe(step);
  },
);
