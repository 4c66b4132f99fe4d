import type { MouseEvent, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { BareLink } from "../link/link.tsx";

type PageMoverProps = {
  /** The page it leads to. */
  to: number;
  /** It is the current page. */
  current?: boolean;
  /** The page does not exist. The control stays in place but is disabled. */
  disabled?: boolean;
  onPage: ((page: number) => void) | undefined;
  hrefOf: ((page: number) => string) | undefined;
  children: ReactNode;
};

const look =
  "inline-flex min-h-control min-w-control items-center justify-center gap-1 rounded border px-2 tabular-nums no-underline";

/** A link or a button to one page. */
export function PageMover(props: PageMoverProps) {
  const { to, current = false, disabled = false, onPage, hrefOf, children } = props;
  const className = cx(
    look,
    current
      ? "border-line-strong bg-paper-sunken font-semibold text-ink"
      : "border-transparent text-brand hover:bg-brand-soft",
    disabled && "pointer-events-none opacity-50",
  );
  const shared = {
    className,
    "aria-current": current ? "page" : undefined,
  } as const;
  if (hrefOf && !disabled) {
    const follow = (event: MouseEvent) => {
      if (!event.defaultPrevented) onPage?.(to);
    };
    return (
      <BareLink {...shared} href={hrefOf(to)} {...(onPage && { onClick: follow })}>
        {children}
      </BareLink>
    );
  }
  // aria-disabled instead of disabled: the pressed button keeps the focus on the last page.
  return (
    <button
      type="button"
      {...shared}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && !current && onPage?.(to)}
    >
      {children}
    </button>
  );
}
