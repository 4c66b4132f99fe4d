import { passportShape } from "@polyportal/domain/upload/limits";

/** How a passport's frame is taken out of a picture: `x` and `y` run from 0 (left, top) to 1, `zoom` from 1. */
export type Crop = { zoom: number; x: number; y: number };

/** A face stands a little above the middle of a portrait. */
export const startCrop: Crop = { zoom: 1, x: 0.5, y: 0.4 };

export const maxZoom = 3;

const ratio = passportShape.width / passportShape.height;

/** How high the frame of a passport photograph is that is so wide, in whole pixels. */
export const heightOf = (width: number): number => Math.round(width / ratio);

type Frame = { left: number; top: number; width: number; height: number };

/** The frame's place in a picture of that size, in the picture's pixels. */
export function cropFrame(width: number, height: number, { zoom, x, y }: Crop): Frame {
  const wide = Math.min(width, height * ratio) / zoom;
  const high = wide / ratio;
  return { left: (width - wide) * x, top: (height - high) * y, width: wide, height: high };
}

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** The crop after the picture was dragged by a part of the frame's width and of its height. */
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
