import { linePoints } from "./line-points.ts";

const [width, height, edge] = [112, 32, 4];

/** A line as high as a word, without axes, to show a trend. Words beside it say the same. */
export function SmallLine({ values }: { values: readonly number[] }) {
  const points = linePoints(values, { width, height, edge });
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="shrink-0 print:hidden"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last.x} cy={last.y} r={3} fill="var(--color-brand)" />
    </svg>
  );
}
