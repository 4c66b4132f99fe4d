import type { HTMLAttributes, RefCallback } from "react";
import { useState } from "react";
import { cx } from "class-variance-authority";

export type CrestProps = Omit<HTMLAttributes<HTMLElement | SVGElement>, "children" | "onError"> & {
  /** The school's name, as alternative text. */
  schoolName: string;
  /** The crest's URL; by default a plain shield. */
  src?: string | null;
  /** The name is shown beside the crest, so screen readers need not hear it twice. */
  decorative?: boolean;
  /** Classes for the size: `size-10`. */
  className?: string;
  /** The picture, or the shield in its place. */
  ref?: RefCallback<Element>;
};

/** The school's crest. */
export function Crest(props: CrestProps) {
  const { schoolName, src, decorative = false, className = "size-10", ...rest } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const root = { ...rest, className: cx("base:shrink-0 base:object-contain", className) };
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt={decorative ? "" : schoolName}
        {...root}
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 40 40"
      role="img"
      aria-label={schoolName}
      aria-hidden={decorative || undefined}
      {...root}
    >
      <path className="fill-brand" d="M4 4h32v15c0 9-6.5 14.5-16 18C10.5 33.5 4 28 4 19z" />
      <path
        className="stroke-on-brand"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M20 14c-2.5-2-6-2.5-10-2.5v13c4 0 7.5.5 10 2.5 2.5-2 6-2.5 10-2.5v-13c-4 0-7.5.5-10 2.5zm0 0v13"
      />
    </svg>
  );
}
