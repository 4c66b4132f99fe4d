import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { BareLink } from "../link/link.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";

/** A figure and what it counts. */
export type FigureItem = {
  /** What it is: "Balance", "Score sheets to check". */
  term: string;
  /** The figure in words; undefined while it is fetched. */
  value: ReactNode;
  /** The page that it leads to, also before it has come. */
  href?: string | undefined;
};

export type FigureStripProps = Omit<ComponentProps<"ul">, "children"> & {
  /** The name of the strip for screen readers. */
  label: string;
  /** The figures, the most important first. */
  items: readonly FigureItem[];
};

/** Figures side by side in one line, each of which may lead to what it counts. On a phone two in a line. */
export function FigureStrip({ label, items, className, ...rest }: FigureStripProps) {
  return (
    <ul
      aria-label={label}
      aria-busy={items.some(({ value }) => value === undefined) || undefined}
      {...rest}
      className={cx("ui-figures", className)}
    >
      {items.map(({ term, value, href }) => {
        const figure = (
          <>
            <span className="block text-14 text-ink-muted">{term}</span>{" "}
            <span className="ui-figure">
              {value ?? <Skeleton className="h-lh w-24 max-w-full" />}
            </span>
          </>
        );
        return (
          <li key={term}>
            {href === undefined ? (
              <div>{figure}</div>
            ) : (
              <BareLink href={href} className="-outline-offset-3 hover:bg-paper-sunken">
                {figure}
              </BareLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
