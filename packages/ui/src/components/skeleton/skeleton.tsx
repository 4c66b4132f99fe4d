import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";

export type SkeletonProps = Omit<ComponentProps<"span">, "children"> & {
  /** Classes for size and shape: `h-6 w-40`. */
  className?: string;
};

/** A grey placeholder in the shape of the loading content. Announce the loading once, on the region. */
export function Skeleton({ className = "h-4 w-full", ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx("base:block base:animate-pulse base:rounded base:bg-line", className)}
    />
  );
}

export type SkeletonTextProps = Omit<ComponentProps<"span">, "children"> & {
  /** How many lines; the last one is shorter. */
  lines?: number;
};

/** A placeholder for a paragraph. */
export function SkeletonText({ lines = 3, className, ...rest }: SkeletonTextProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx("base:flex base:flex-col base:gap-2", className)}
    >
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={line === lines - 1 && lines > 1 ? "h-4 w-2/3" : "h-4 w-full"}
        />
      ))}
    </span>
  );
}
