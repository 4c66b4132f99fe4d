import type { Pixels } from "./grey.ts";

/** The number of tiles along the longer side of a page. */
const tilesAlong = 90;
/** The fraction of a tile's pixels that count as paper. */
const paperPart = 0.3;
/** Anything darker than this fraction of the page's white is a picture or stamp, not a shadow. */
const darkestPaper = 0.35;
/**
 * Fractions of the paper's lightness that become black and white. This removes noise and print that shines
 * through.
 */
const black = 0.12;
const white = 0.92;

/** The paper's lightness by tile: red, green and blue. */
type Paper = { wide: number; high: number; side: number; colours: Float32Array };

/**
 * Removes shadows and the light's colour by dividing each pixel by the paper around it, so that the page is
 * black on white.
 */
export function evenLight(page: Pixels): Pixels {
  const paper = smoothed(lightened(paperOf(page)));
  const { width, height, data } = page;
  const evened = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      for (let colour = 0; colour < 3; colour++) {
        const part = (data[at + colour] ?? 0) / Math.max(1, paperAt(paper, x, y, colour));
        evened[at + colour] = ((part - black) / (white - black)) * 255;
      }
      evened[at + 3] = 255;
    }
  }
  return { width, height, data: evened };
}

const luma = (data: ArrayLike<number>, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

/** The mean of each tile's lightest pixels. */
function paperOf({ width, height, data }: Pixels): Paper {
  const side = Math.max(4, Math.ceil(Math.max(width, height) / tilesAlong));
  const wide = Math.ceil(width / side);
  const high = Math.ceil(height / side);
  const colours = new Float32Array(wide * high * 3);
  const counts = new Uint32Array(256);
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      const each = (use: (at: number) => void) => {
        for (let y = row * side; y < Math.min(height, (row + 1) * side); y++) {
          for (let x = column * side; x < Math.min(width, (column + 1) * side); x++) {
            use((y * width + x) * 4);
          }
        }
      };
      counts.fill(0);
      let all = 0;
      each((at) => {
        const shade = Math.round(luma(data, at));
        counts[shade] = (counts[shade] ?? 0) + 1;
        all += 1;
      });
      let from = 255;
      for (let lightest = counts[255] ?? 0; from > 0 && lightest < all * paperPart;) {
        from -= 1;
        lightest += counts[from] ?? 0;
      }
      const sums = [0, 0, 0];
      let taken = 0;
      each((at) => {
        if (Math.round(luma(data, at)) < from) return;
        taken += 1;
        for (let colour = 0; colour < 3; colour++) {
          sums[colour] = (sums[colour] ?? 0) + (data[at + colour] ?? 0);
        }
      });
      const to = (row * wide + column) * 3;
      for (let colour = 0; colour < 3; colour++) colours[to + colour] = (sums[colour] ?? 0) / taken;
    }
  }
  return { wide, high, side, colours };
}

/** Makes each tile as light as its lightest neighbour, and never darker than paper can be. */
function lightened(paper: Paper): Paper {
  const { wide, high, colours } = paper;
  const shades = Array.from({ length: wide * high }, (_, tile) => luma(colours, tile * 3));
  const ownWhite = shades.toSorted((a, b) => a - b)[Math.floor(shades.length * 0.9)] ?? 255;
  const next = new Float32Array(colours.length);
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      let best = row * wide + column;
      for (const [x, y] of around(column, row, paper)) {
        if ((shades[y * wide + x] ?? 0) > (shades[best] ?? 0)) best = y * wide + x;
      }
      const shade = shades[best] ?? 0;
      const lift = Math.max(1, (darkestPaper * ownWhite) / Math.max(1, shade));
      const to = (row * wide + column) * 3;
      for (let colour = 0; colour < 3; colour++) {
        next[to + colour] = (colours[best * 3 + colour] ?? 0) * lift;
      }
    }
  }
  return { ...paper, colours: next };
}

/** Replaces each tile by the mean of its neighbours. */
function smoothed(paper: Paper): Paper {
  const { wide, high, colours } = paper;
  const next = new Float32Array(colours.length);
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      const tiles = around(column, row, paper);
      const to = (row * wide + column) * 3;
      for (const [x, y] of tiles) {
        for (let colour = 0; colour < 3; colour++) {
          const part = (colours[(y * wide + x) * 3 + colour] ?? 0) / tiles.length;
          next[to + colour] = (next[to + colour] ?? 0) + part;
        }
      }
    }
  }
  return { ...paper, colours: next };
}

/** A tile and its neighbours, by column and row. */
function around(column: number, row: number, { wide, high }: Paper): [number, number][] {
  const tiles: [number, number][] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(high - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(wide - 1, column + 1); x++) {
      tiles.push([x, y]);
    }
  }
  return tiles;
}

/** The paper's lightness at a pixel, interpolated between the tiles around it. */
function paperAt({ wide, high, side, colours }: Paper, x: number, y: number, colour: number) {
  const column = Math.min(wide - 1, Math.max(0, (x + 0.5) / side - 0.5));
  const row = Math.min(high - 1, Math.max(0, (y + 0.5) / side - 0.5));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, bottom] = [Math.min(wide - 1, left + 1), Math.min(high - 1, top + 1)];
  const at = (across: number, down: number) => colours[(down * wide + across) * 3 + colour] ?? 0;
  const upper = at(left, top) + (at(right, top) - at(left, top)) * (column - left);
  const lower = at(left, bottom) + (at(right, bottom) - at(left, bottom)) * (column - left);
  return upper + (lower - upper) * (row - top);
}
