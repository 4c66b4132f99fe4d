import type { ReactNode } from "react";

/** Words for screen readers only. Sits inside a positioned parent, so that it never widens the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
