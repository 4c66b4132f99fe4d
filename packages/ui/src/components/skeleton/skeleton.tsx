import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";

export type SkeletonProps = Omit<ComponentProps<"span">, "children"> & {
  /** Its size and shape, in classes: `h-6 w-40`. */
  className?: string;
};

/** A grey block in the shape of what is coming. Say once, on the region, that it is loading. */
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
  /** How many lines are coming; the last one is shorter. */
  lines?: number;
};

/** A paragraph that is coming. */
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
