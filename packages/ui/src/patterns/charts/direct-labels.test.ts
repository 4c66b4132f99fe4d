import { expect, test } from "vitest";
import { marginTexts } from "./direct-labels.tsx";

const named = {
  series: ["GPA", "CGPA"],
  points: [{ label: "First", values: [3, 4] }],
  boundaries: [],
  format: String,
  pixels: 100,
  line: true,
  scale: 1,
};

test("lines are named at their ends; without an end, or with long names, they have a legend", () => {
  expect(marginTexts(named).named).toBe(true);
  expect(marginTexts({ ...named, line: false }).named).toBe(false);
  expect(marginTexts({ ...named, scale: 2 }).width).toBe(2 * marginTexts(named).width - 16);
  expect(marginTexts({ ...named, series: ["Applications received", "Paid"] }).named).toBe(false);
  const points = [{ label: "First", values: [3, null] }];
  expect(marginTexts({ ...named, points }).named).toBe(false);
});
