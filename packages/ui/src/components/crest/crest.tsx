import { useState } from "react";
import { cx } from "class-variance-authority";

export type CrestProps = {
  /** The school's name: the picture's alternative text. */
  schoolName: string;
  /** The school's own crest; without one a plain shield of ours stands in. */
  src?: string | null;
  /** The name stands beside the crest already, so do not say it twice. */
  decorative?: boolean;
  /** Its size, in classes: `size-10`. */
  className?: string;
};

/** The school's crest. */
export function Crest({ schoolName, src, decorative = false, className = "size-10" }: CrestProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const look = cx("base:shrink-0", className);
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt={decorative ? "" : schoolName}
        className={cx(look, "object-contain")}
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 40 40"
      role={decorative ? undefined : "img"}
      aria-label={decorative ? undefined : schoolName}
      aria-hidden={decorative || undefined}
      className={look}
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
