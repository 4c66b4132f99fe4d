import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";
import { ChevronDownIcon } from "../icon/icon.tsx";

/** One section. */
export type AccordionItem = {
  /** The heading that opens and closes it. */
  title: ReactNode;
  /** The content under the heading. */
  content: ReactNode;
  /** A few words at the end of the heading: a count or a badge. */
  aside?: ReactNode;
  /** Open initially. */
  open?: boolean;
};

export type AccordionProps = Omit<ComponentProps<"div">, "children"> & {
  /** The sections in order. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  /** The level of the headings. */
  level?: 2 | 3 | 4;
};

/**
 * Collapsible sections. It uses the browser's `details`, which works without scripts and opens when found by
 * the browser's search. In print, every section is open.
 */
export function Accordion(props: AccordionProps) {
  const { items, single = false, level = 3, className, ...rest } = props;
  const name = useId();
  const Heading = `h${level}` as const;
  return (
    <div
      {...rest}
      className={cx(
        "base:divide-y base:divide-line base:rounded base:border base:border-line base:bg-paper-raised base:empty:hidden",
        className,
      )}
    >
      {items.map(({ title, content, aside, open }, index) => (
        <details
          // The sections never change places.
          key={index}
          name={single ? name : undefined}
          open={open}
          className="group print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:h-auto"
        >
          <summary className="flex min-h-control items-center gap-[min(0.75rem,4vw)] rounded px-side py-3 -outline-offset-3 hover:bg-paper-sunken">
            {/* Wraps below a long heading. */}
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <Heading className="min-w-0 flex-[1_1_14rem] font-semibold break-words">
                {title}
              </Heading>
              {aside && <span className="text-14 text-ink-muted">{aside}</span>}
            </div>
            <ChevronDownIcon className="size-[min(1.25em,6vw)] text-ink-muted transition-transform group-open:rotate-180 print:hidden" />
          </summary>
          <div className="px-side pt-1 pb-4">{content}</div>
        </details>
      ))}
    </div>
  );
}
