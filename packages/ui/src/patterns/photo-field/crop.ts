/** How a square is taken out of a picture: `x` and `y` run from 0 (left, top) to 1, `zoom` from 1. */
export type Crop = { zoom: number; x: number; y: number };

/** A face stands a little above the middle of a portrait. */
export const startCrop: Crop = { zoom: 1, x: 0.5, y: 0.4 };

export const maxZoom = 3;

/** The square's place in a picture of that size, in the picture's pixels. */
export function cropSquare(
  width: number,
  height: number,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** The crop after the picture was dragged by a part of the square's side. */
export function dragged(
  width: number,
  height: number,
  crop: Crop,
  right: number,
  down: number,
): Crop {
  const { side } = cropSquare(width, height, crop);
  const move = (at: number, part: number, room: number) =>
    room > 0 ? between(at - (part * side) / room) : at;
  return {
    zoom: crop.zoom,
    x: move(crop.x, right, width - side),
    y: move(crop.y, down, height - side),
  };
}
