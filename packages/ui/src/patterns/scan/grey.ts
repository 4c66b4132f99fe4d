/** The pixels of a canvas: red, green, blue and alpha, row by row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** A greyscale picture, row by row; 0 is black, 255 white. */
export type Grey = { width: number; height: number; shades: Float32Array };

/** The picture in grey. Each pixel is the mean of a square with this side. */
export function greyOf({ width, height, data }: Pixels, side = 1): Grey {
  const wide = Math.floor(width / side);
  const high = Math.floor(height / side);
  const shades = new Float32Array(wide * high);
  const area = side * side;
  for (let y = 0; y < high * side; y++) {
    const row = Math.floor(y / side) * wide;
    for (let x = 0; x < wide * side; x++) {
      const at = (y * width + x) * 4;
      const luma =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      const to = row + Math.floor(x / side);
      shades[to] = (shades[to] ?? 0) + luma / area;
    }
  }
  return { width: wide, height: high, shades };
}

/** The value of the nearest pixel; outside of the picture, of its edge. */
export function shadeAt({ width, height, shades }: Grey, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return shades[row * width + column] ?? 0;
}

type Fold = (before: number, next: number) => number;

/** Applies `fold` to each pixel's neighbours, along rows and then along columns. */
function spread(grey: Grey, radius: number, fold: Fold): Grey {
  const along = (from: Grey, stepX: number, stepY: number): Grey => {
    const shades = new Float32Array(from.shades.length);
    for (let y = 0; y < from.height; y++) {
      for (let x = 0; x < from.width; x++) {
        let found = shadeAt(from, x, y);
        for (let by = -radius; by <= radius; by++) {
          found = fold(found, shadeAt(from, x + by * stepX, y + by * stepY));
        }
        shades[y * from.width + x] = found;
      }
    }
    return { ...from, shades };
  };
  return along(along(grey, 1, 0), 0, 1);
}

/** Removes dark strokes narrower than twice the radius: the writing, but not the page's edge. */
export const withoutWriting = (grey: Grey, radius: number): Grey =>
  spread(spread(grey, radius, Math.max), radius, Math.min);

/** Replaces each pixel by the mean of its neighbours within the radius. */
export function softened(grey: Grey, radius: number): Grey {
  const count = 2 * radius + 1;
  const mean = (from: Grey, stepX: number, stepY: number): Grey => {
    const shades = new Float32Array(from.shades.length);
    for (let y = 0; y < from.height; y++) {
      for (let x = 0; x < from.width; x++) {
        let sum = 0;
        for (let by = -radius; by <= radius; by++) {
          sum += shadeAt(from, x + by * stepX, y + by * stepY);
        }
        shades[y * from.width + x] = sum / count;
      }
    }
    return { ...from, shades };
  };
  return mean(mean(grey, 1, 0), 0, 1);
}
