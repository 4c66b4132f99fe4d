import type { ChartPoint } from "./chart-data.ts";

/** About the width of a letter at its ordinary size; pixels. */
const letter = 7.5;
const lineHeight = 18;
/** More lines than these are no name of a column any more: bars are drawn for such names. */
const mostLines = 3;

/**
 * The names of columns in lines that have room under their columns; nothing where a word has not, or
 * where all have room on one line. `room`: the pixels of one column; `scale`: of the letters.
 */
export function wrappedNames(
  points: readonly ChartPoint[],
  room: number,
  scale: number,
): string[][] | undefined {
  const most = Math.floor(room / (letter * scale));
  const names = points.map(({ label }) => linesOf(label, most));
  const longest = Math.max(0, ...names.map(({ length }) => length));
  const fits = names.every((lines) => lines.every(({ length }) => length <= most));
  return fits && longest > 1 && longest <= mostLines ? names : undefined;
}

function linesOf(label: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** How much higher an axis is with them; pixels. */
export const heightOf = (names: readonly string[][], scale: number): number =>
  (Math.max(...names.map(({ length }) => length)) - 1) * lineHeight * scale;

type WrappedNameProps = {
  /** The lines of each column's name. */
  names: readonly (readonly string[])[];
  /** Of the letters. */
  scale: number;
  /** The middle of the column, the axis, and which column; the library fills them in. */
  x?: number;
  y?: number;
  index?: number;
};

/** A column's name under it. */
export function WrappedName({ names, scale, x, y, index = 0 }: WrappedNameProps) {
  return (
    <text y={y} textAnchor="middle" fontSize={14 * scale} fill="var(--color-ink-muted)">
      {names[index]?.map((line, at) => (
        <tspan key={at} x={x} dy={at === 0 ? "0.71em" : lineHeight * scale}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
