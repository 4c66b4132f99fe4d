import type { ReactNode, Ref } from "react";
import { cx } from "class-variance-authority";

export type PageTitleProps = {
  /** The page's name, as in the document's title. */
  children: ReactNode;
  /** What stands beside it on its line: how many there are, what it is about. */
  beside?: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** The page's main action. */
  actions?: ReactNode;
  /** More classes for the root. */
  className?: string;
  /** The heading itself, to move focus to it after navigation. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The one h1 of a page. Takes focus by script only, so that a screen reader starts here. */
export function PageTitle({ children, beside, lead, actions, className, ref }: PageTitleProps) {
  return (
    <div className={cx("ui-page-title", className)}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 ref={ref} tabIndex={-1} data-page-title>
            {children}
          </h1>
          {beside}
        </div>
        {lead && <p className="mt-1 max-w-prose text-16 text-ink-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 empty:hidden print:hidden">{actions}</div>}
    </div>
  );
}
