import { expect, test } from "vitest";
import { funnelSteps } from "./funnel-steps.ts";

test("each stage is a share of the first and of the one before", () => {
  expect(
    funnelSteps([
      { label: "Invoiced", value: 400 },
      { label: "Paid", value: 200 },
      { label: "Submitted", value: 150 },
    ]),
  ).toEqual([
    { label: "Invoiced", value: 400, ofFirst: 1, ofBefore: null },
    { label: "Paid", value: 200, ofFirst: 0.5, ofBefore: 0.5 },
    { label: "Submitted", value: 150, ofFirst: 0.375, ofBefore: 0.75 },
  ]);
});

test("of nothing there is no share, and what is no number is nothing", () => {
  expect(
    funnelSteps([
      { label: "Invoiced", value: 0 },
      { label: "Paid", value: Number.NaN },
      { label: "Submitted", value: -3 },
    ]),
  ).toEqual([
    { label: "Invoiced", value: 0, ofFirst: null, ofBefore: null },
    { label: "Paid", value: 0, ofFirst: null, ofBefore: null },
    { label: "Submitted", value: 0, ofFirst: null, ofBefore: null },
  ]);
  expect(funnelSteps([])).toEqual([]);
});
