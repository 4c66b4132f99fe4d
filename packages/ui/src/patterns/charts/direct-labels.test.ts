import { expect, test } from "vitest";
import { footRoom } from "./direct-labels.tsx";
import { marginTexts } from "./margin-texts.tsx";

const named = {
  series: ["GPA", "CGPA"],
  points: [{ label: "First", values: [3, 4] }],
  boundaries: [],
  format: String,
  from: 3,
  to: 5,
  least: 200,
  end: 16,
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

test("a drawing is as high as the texts in its margin need it", () => {
  const boundaries = [4, 4.1, 4.2, 4.3].map((value) => ({ label: `From ${value}`, value }));
  expect(marginTexts(named)).toMatchObject({ height: 200, pixels: 100 });
  expect(marginTexts({ ...named, boundaries })).toMatchObject({ height: 200 });
  expect(marginTexts({ ...named, boundaries, scale: 2 })).toMatchObject({
    height: 400,
    pixels: 200,
  });
});

test("the value under the lower of two lines has room over the names of points", () => {
  const at = (...values: number[]) => ({
    ...named,
    points: [{ label: "First", values }],
    pixels: 100,
  });
  expect(footRoom(at(3.1, 4))).toBeCloseTo(14);
  expect(footRoom(at(3.5, 4))).toBe(0);
  // Equal values are written above.
  expect(footRoom(at(3.1, 3.1))).toBe(0);
  expect(footRoom({ ...at(3.1), series: ["GPA"] })).toBe(0);
});
