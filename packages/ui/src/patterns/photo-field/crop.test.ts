import { passportShape } from "@polyportal/domain/upload/limits";
import { expect, test } from "vitest";
import { cropFrame, dragged, heightOf } from "./crop.ts";

test("the frame is as large as the picture allows, in a passport's shape, and never leaves it", () => {
  expect(cropFrame(4000, 1800, { zoom: 1, x: 1, y: 1 })).toEqual({
    left: 2600,
    top: 0,
    width: 1400,
    height: 1800,
  });
  expect(cropFrame(700, 4000, { zoom: 2, x: 0.5, y: 0 })).toEqual({
    left: 175,
    top: 0,
    width: 350,
    height: 450,
  });
  expect(heightOf(passportShape.width * 60)).toBe(passportShape.height * 60);
});

test("dragging the picture to the right shows more of its left, up to its edge", () => {
  const crop = { zoom: 1, x: 0.5, y: 0.5 };
  expect(dragged(2800, 1800, crop, 0.1, 0.1)).toEqual({ zoom: 1, x: 0.4, y: 0.5 });
  expect(dragged(2800, 1800, crop, 1, 0)).toEqual({ zoom: 1, x: 0, y: 0.5 });
});
