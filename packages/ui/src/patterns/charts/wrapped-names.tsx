import type { ChartPoint } from "./chart-data.ts";

/** The approximate width of a letter at normal size, in pixels. */
const letter = 7.5;
const lineHeight = 18;
/** Names with more lines are too long for columns: use bars. */
const mostLines = 3;

/**
 * The names of columns wrapped to the width of a column. Empty if a word does not fit, or if all names fit on
 * one line. `room`: a column's width in pixels; `scale`: of the text.
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

/** The additional height of the axis, in pixels. */
export const heightOf = (names: readonly string[][], scale: number): number =>
  (Math.max(...names.map(({ length }) => length)) - 1) * lineHeight * scale;

type WrappedNameProps = {
  /** The lines of each column's name. */
  names: readonly (readonly string[])[];
  /** The scale of the text. */
  scale: number;
  /** The column's centre, the axis, and the column's index, filled in by the library. */
  x?: number;
  y?: number;
  index?: number;
};

/** The name below a column. */
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
