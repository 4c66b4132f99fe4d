import type { ReactNode } from "react";

type TableScrollProps = {
  /** The chart's name. */
  title: string;
  /** Whether the table is visible; otherwise it is only for screen readers and print. */
  shown: boolean;
  /** The table. */
  children: ReactNode;
};

/** Contains a chart's table. It is focusable, so that the keyboard can scroll it sideways. */
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
