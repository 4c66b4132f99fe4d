import type { ReactNode } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";

/**
 * How series and slices differ: by colours of different lightness, and lines by dashes. Words beside them
 * name them. The colours are the theme's, so that they follow dark mode and a school's hue.
 */
type Mark = {
  /** The theme's colour. */
  colour: string;
  /** The dashes of a line. */
  dash: string;
};

const marks: readonly [Mark, ...Mark[]] = [
  { colour: "var(--color-brand)", dash: "" },
  { colour: "var(--color-clay)", dash: "8 4" },
  { colour: "var(--color-unapproved)", dash: "2 4" },
  { colour: "var(--color-warning)", dash: "12 4 2 4" },
  { colour: "var(--color-fail)", dash: "4 2" },
  { colour: "var(--color-ink-muted)", dash: "1 3" },
];

export const markOf = (index: number): Mark => marks[index % marks.length] ?? marks[0];

/** The fill of a surface: the mark's colour, or hatching with forced colours. */
export const fillOf = (index: number): string =>
  `var(--mark-${index % marks.length}, ${markOf(index).colour})`;

/** With forced colours there is only one. Each mark but the first has its own hatching. */
const hatches: readonly { size: number; turn: number; lines: ReactNode }[] = [
  { size: 6, turn: 45, lines: <rect width={3} height={6} /> },
  { size: 6, turn: 0, lines: <circle cx={3} cy={3} r={1.5} /> },
  { size: 6, turn: 0, lines: <rect width={6} height={2} /> },
  { size: 10, turn: -45, lines: <rect width={2} height={10} /> },
  { size: 8, turn: 0, lines: <path d="M0 0h8v1.5h-6.5v6.5h-1.5z" /> },
];

/** Surrounds a drawing with fills. theme/forced-colors.css uses the hatching. */
export function Hatched({ children }: { children: ReactNode }) {
  const id = useId();
  const names = Object.fromEntries(
    hatches.map((_, at) => [`--hatch-${at + 1}`, `url("#${id}${at + 1}")`]),
  );
  return (
    <div data-hatches style={names} className="tabular-nums">
      <svg aria-hidden="true" width={0} height={0} className="absolute">
        {hatches.map(({ size, turn, lines }, at) => (
          <pattern
            key={at}
            id={`${id}${at + 1}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
            fill="var(--color-ink)"
          >
            {lines}
          </pattern>
        ))}
      </svg>
      {children}
    </div>
  );
}

export type SwatchProps = {
  /** The index of the series or slice. */
  index: number;
  /** Shows a piece of line instead of a square. */
  line?: boolean;
};

/** The sample of a mark in a legend. */
export function Swatch({ index, line = false }: SwatchProps) {
  const { colour, dash } = markOf(index);
  return (
    <svg aria-hidden="true" width={line ? 32 : 16} height={16} className="shrink-0">
      {line ? (
        <path d="M0 8h32" stroke={colour} strokeWidth={3} strokeDasharray={dash} />
      ) : (
        <rect width={16} height={16} rx={3} fill={fillOf(index)} stroke="var(--mark-edge, none)" />
      )}
    </svg>
  );
}

export type LegendProps = {
  /** The names of the series. */
  series: readonly string[];
  /** The series are lines. */
  line?: boolean;
  /** The names beside the lines tell enough, unless colours are forced. */
  forcedOnly?: boolean;
};

/** The legend. A single series needs none. */
export function Legend({ series, line, forcedOnly = false }: LegendProps) {
  if (series.length < 2) return null;
  return (
    <ul
      className={cx(
        "mt-2 flex-wrap gap-x-6 gap-y-1 text-14",
        forcedOnly ? "hidden forced-colors:flex" : "flex",
      )}
    >
      {series.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <Swatch index={index} line={line} />
          {name}
        </li>
      ))}
    </ul>
  );
}
