import type { ReactNode } from "react";

type TableScrollProps = {
  /** The chart's name. */
  title: string;
  /** Whether the table is to be seen; otherwise screen readers and paper alone have it. */
  shown: boolean;
  /** The table. */
  children: ReactNode;
};

/** Where a chart's table stands: what scrolls sideways can be reached with the keyboard. */
export function TableScroll({ title, shown, children }: TableScrollProps) {
  return (
    <div
      {...(shown && { role: "group", "aria-label": title, tabIndex: 0 })}
      className={shown ? "overflow-x-auto rounded" : "sr-only print:not-sr-only"}
    >
      {children}
    </div>
  );
}
