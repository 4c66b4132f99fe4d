import { passportShape } from "@polyportal/domain/upload/limits";

/** The passport frame within a picture: `x` and `y` from 0 (left, top) to 1, `zoom` from 1. */
export type Crop = { zoom: number; x: number; y: number };

/** A face is usually a little above the middle of a portrait. */
export const startCrop: Crop = { zoom: 1, x: 0.5, y: 0.4 };

export const maxZoom = 3;

const ratio = passportShape.width / passportShape.height;

/** The height of a passport photo of this width, in whole pixels. */
export const heightOf = (width: number): number => Math.round(width / ratio);

type Frame = { left: number; top: number; width: number; height: number };

/** The frame in a picture of that size, in the picture's pixels. */
export function cropFrame(width: number, height: number, { zoom, x, y }: Crop): Frame {
  const wide = Math.min(width, height * ratio) / zoom;
  const high = wide / ratio;
  return { left: (width - wide) * x, top: (height - high) * y, width: wide, height: high };
}

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** The crop after dragging the picture by fractions of the frame's width and height. */
export function dragged(
  width: number,
  height: number,
  crop: Crop,
  right: number,
  down: number,
): Crop {
  const frame = cropFrame(width, height, crop);
  const move = (at: number, by: number, room: number) => (room > 0 ? between(at - by / room) : at);
  return {
    zoom: crop.zoom,
    x: move(crop.x, right * frame.width, width - frame.width),
    y: move(crop.y, down * frame.height, height - frame.height),
  };
}
