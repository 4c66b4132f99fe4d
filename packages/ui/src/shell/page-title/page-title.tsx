import type { ReactNode, Ref } from "react";
import { cx } from "class-variance-authority";

export type PageTitleProps = {
  /** The page's name, as in the document's title. */
  children: ReactNode;
  /** A sentence or two under it. */
  lead?: ReactNode;
  /** The page's main action. */
  actions?: ReactNode;
  /** More classes for the root. */
  className?: string;
  /** The heading itself, to move focus to it after navigation. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The one h1 of a page. Takes focus by script only, so that a screen reader starts here. */
export function PageTitle({ children, lead, actions, className, ref }: PageTitleProps) {
  return (
    <div className={cx("ui-page-title", className)}>
      <div className="min-w-0">
        <h1
          ref={ref}
          tabIndex={-1}
          data-page-title
          className="text-28 font-semibold tracking-tight text-balance sm:text-36"
        >
          {children}
        </h1>
        {lead && <p className="mt-2 max-w-prose text-18 text-ink-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 empty:hidden print:hidden">{actions}</div>}
    </div>
  );
}
