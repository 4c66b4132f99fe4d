import { expect, test } from "vitest";
import { cropSquare, dragged } from "./crop.ts";

test("the square is as large as the picture's short side and never leaves it", () => {
  expect(cropSquare(4000, 3000, { zoom: 1, x: 1, y: 1 })).toEqual({
    left: 1000,
    top: 0,
    side: 3000,
  });
  expect(cropSquare(4000, 3000, { zoom: 3, x: 0.5, y: 0 })).toEqual({
    left: 1500,
    top: 0,
    side: 1000,
  });
});

test("dragging the picture to the right shows more of its left, up to its edge", () => {
  const crop = { zoom: 1, x: 0.5, y: 0.5 };
  expect(dragged(4000, 3000, crop, 0.1, 0.1)).toEqual({ zoom: 1, x: 0.2, y: 0.5 });
  expect(dragged(4000, 3000, crop, 1, 0)).toEqual({ zoom: 1, x: 0, y: 0.5 });
});
