import type { HTMLAttributes, ReactNode } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";

export type CardProps = Omit<HTMLAttributes<HTMLElement>, "title"> & {
  /** The heading. With one, the card is a region. */
  title?: ReactNode;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
  /** Small controls beside the heading. */
  actions?: ReactNode;
  /** Actions for the card, below a line. */
  footer?: ReactNode;
};

/** A bordered box for things that belong together. */
export function Card({
  title,
  level = 2,
  actions,
  footer,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const Root = title ? "section" : "div";
  return (
    <Root
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={cx("ui-card", className)}
    >
      {(title || actions) && (
        <div className="flex flex-wrap items-center justify-between gap-2 px-side pt-4 sm:px-6">
          {title && (
            <Heading id={titleId} className="text-18 font-semibold">
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      <div className="flex-1 px-side py-4 sm:px-6">{children}</div>
      {footer && <div className="border-t border-line px-side py-3 sm:px-6">{footer}</div>}
    </Root>
  );
}
