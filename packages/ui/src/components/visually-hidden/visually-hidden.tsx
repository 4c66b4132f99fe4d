import type { ReactNode } from "react";

export type VisuallyHiddenProps = {
  /** The words. */
  children: ReactNode;
};

/** Words for screen readers only. Sits inside a positioned parent, so that it never widens the page. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>;
}
