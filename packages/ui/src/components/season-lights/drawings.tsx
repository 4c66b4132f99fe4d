import type { ComponentProps } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";

const bulbs = ["fill-clay", "fill-brand", "fill-warning", "fill-fail"];

/** A string of Christmas lights along the upper edge of what is around it. */
export function Lights({ className, ...rest }: ComponentProps<"svg">) {
  const pattern = useId();
  return (
    <svg
      width="100%"
      height="28"
      aria-hidden="true"
      data-season="christmas"
      {...rest}
      className={cx(
        "base:pointer-events-none base:absolute base:inset-x-0 base:top-0 print:hidden",
        className,
      )}
    >
      <pattern
        id={pattern}
        width="480"
        height="48"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(0.58)"
      >
        <path
          className="stroke-ink-muted"
          fill="none"
          strokeWidth="1.5"
          d="M0 4q60 44 120 0q60 44 120 0q60 44 120 0q60 44 120 0"
        />
        {Array.from({ length: 12 }, (_, index) => (
          <Bulb key={index} at={index} colour={bulbs[index % bulbs.length] ?? ""} />
        ))}
      </pattern>
      <rect width="100%" height="28" fill={`url(#${pattern})`} />
    </svg>
  );
}

/** One bulb, hanging from the wire. */
function Bulb({ at, colour }: { at: number; colour: string }) {
  const x = 20 + at * 40;
  // Each arc of the wire has three bulbs, the middle one lowest.
  const y = at % 3 === 1 ? 26 : 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fill-ink-muted" x="-2" y="-3" width="4" height="4" />
      <path className={colour} d="M0 1c4 0 5 4 4 7s-2.5 6-4 7c-1.5-1-3-4-4-7s0-7 4-7z" />
    </g>
  );
}

/** A red cap over the crest beside it. */
export function Cap() {
  return (
    <svg
      viewBox="0 0 40 28"
      aria-hidden="true"
      data-season="christmas"
      className="absolute -top-[38%] -left-[14%] w-[85%]"
    >
      <path className="fill-fail" d="M7 22C9 9 17 3 27 4c5 .5 8 4 10 9-4-3-7-3-9-1 2 3 3 6 3 10z" />
      <rect
        className="fill-paper-raised stroke-line-strong"
        x="4"
        y="20"
        width="30"
        height="6"
        rx="3"
      />
      <circle className="fill-paper-raised stroke-line-strong" cx="36" cy="15" r="3.5" />
    </svg>
  );
}
