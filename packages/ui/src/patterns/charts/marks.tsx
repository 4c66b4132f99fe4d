/**
 * How series and slices are told apart: by colour, and where colour fails by pattern, dash and
 * marker. The colours are the theme's, so dark mode and a school's hue follow.
 */
type Mark = {
  /** The theme's colour. */
  colour: string;
  /** What is drawn over the colour, on a tile of 8 by 8; nothing for the first, which is plain. */
  pattern: string;
  /** The gaps of a line. */
  dash: string;
};

const marks: readonly [Mark, ...Mark[]] = [
  { colour: "var(--color-brand)", pattern: "", dash: "" },
  { colour: "var(--color-clay)", pattern: "M-2 2 2-2M-2 10 10-2M6 10l4-4", dash: "8 4" },
  { colour: "var(--color-unapproved)", pattern: "M2 2h.01M6 6h.01", dash: "2 4" },
  { colour: "var(--color-warning)", pattern: "M-2 6 2 10M-2-2 10 10M6-2l4 4", dash: "12 4 2 4" },
  { colour: "var(--color-fail)", pattern: "M0 4h8", dash: "4 2" },
  { colour: "var(--color-ink-muted)", pattern: "M4 0v8M0 4h8", dash: "1 3" },
];

export const markOf = (index: number): Mark => marks[index % marks.length] ?? marks[0];

/** The fill of the series or slice of an index, once its {@link Patterns} are in the drawing. */
export const fillOf = (id: string, index: number): string =>
  markOf(index).pattern === "" ? markOf(index).colour : `url(#${id}-${index % marks.length})`;

export type PatternsProps = {
  /** Tells the drawings of one page apart. */
  id: string;
};

/** The patterns that {@link fillOf} points at, once in each drawing. */
export function Patterns({ id }: PatternsProps) {
  return (
    <defs>
      {marks.map(({ colour, pattern }, index) => (
        <pattern
          key={colour}
          id={`${id}-${index}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <rect width={8} height={8} fill={colour} />
          <path
            d={pattern}
            stroke="var(--color-paper-raised)"
            strokeWidth={index === 2 ? 3 : 1.5}
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </defs>
  );
}

export type SwatchProps = {
  /** Which series or slice. */
  index: number;
  /** Tells the drawings of one page apart. */
  id: string;
  /** A piece of a line instead of a filled square. */
  line?: boolean;
};

/** The sample of a mark in a legend. */
export function Swatch({ index, id, line = false }: SwatchProps) {
  const { colour, dash } = markOf(index);
  return (
    <svg aria-hidden="true" width={line ? 32 : 16} height={16} className="shrink-0">
      <Patterns id={`${id}-${index}-swatch`} />
      {line ? (
        <path d="M0 8h32" stroke={colour} strokeWidth={3} strokeDasharray={dash} />
      ) : (
        <rect width={16} height={16} rx={3} fill={fillOf(`${id}-${index}-swatch`, index)} />
      )}
    </svg>
  );
}

export type LegendProps = {
  /** Tells the drawings of one page apart. */
  id: string;
  /** The names of the series. */
  series: readonly string[];
  /** They are lines. */
  line?: boolean;
};

/** Which mark is which series; one series needs no legend beside the chart's title. */
export function Legend({ id, series, line }: LegendProps) {
  if (series.length < 2) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-14">
      {series.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <Swatch id={id} index={index} line={line} />
          {name}
        </li>
      ))}
    </ul>
  );
}
