import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";

export type VisuallyHiddenProps = ComponentProps<"span"> & {
  /** The words. */
  children: ReactNode;
};

/** Words for screen readers only. Needs a positioned parent, so that it never widens the page. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx("base:sr-only", className)} />;
}
