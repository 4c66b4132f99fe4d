import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { cloneElement } from "react";
import { cva, cx } from "class-variance-authority";
import { Spinner } from "../spinner/spinner.tsx";

const button = cva(
  "base:inline-flex base:min-h-control base:select-none base:items-center base:justify-center base:gap-2 base:rounded base:border base:text-center base:font-medium base:no-underline base:transition-opacity base:disabled:opacity-50 base:aria-disabled:not-data-loading:opacity-50 base:data-loading:opacity-80 print:hidden",
  {
    variants: {
      variant: {
        primary:
          "base:border-brand base:bg-brand base:text-on-brand base:hover:border-brand-strong base:hover:bg-brand-strong",
        secondary:
          "base:border-line-strong base:bg-paper-raised base:text-ink base:hover:bg-paper-sunken",
        quiet:
          "base:border-transparent base:bg-transparent base:text-brand base:hover:bg-brand-soft",
        danger: "base:border-fail base:bg-fail base:text-on-brand base:hover:opacity-90",
      },
      size: {
        medium: "base:px-4 base:py-1.5 base:text-16",
        small: "base:px-3 base:py-1 base:text-14",
        icon: "base:min-w-control base:p-1.5 base:text-16",
      },
      wide: { true: "base:w-full", false: "" },
    },
  },
);

type Look = {
  /** How loud it is: one primary a screen, the rest secondary or quiet; danger destroys. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** medium is 44 px high; small is for rows; icon is a square and needs an aria-label. */
  size?: "medium" | "small" | "icon";
  /** Takes the whole width, as the main action of a form on a phone. */
  wide?: boolean;
};

type NativeButton = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The button itself, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** A button of its own. */
  asChild?: false;
  /** The action is running: a spinner shows, presses do nothing, focus stays. */
  loading?: boolean;
  /** What it does, in a verb: the words, and an icon before them if it helps. */
  children: ReactNode;
};

type LinkLikeButton = {
  /** Draws its one child, a link, as a button. Only for going somewhere, never for doing. */
  asChild: true;
  /** More classes for the link. */
  className?: string;
  /** The link. */
  children: ReactElement<{ className?: string }>;
};

export type ButtonProps = Look & (NativeButton | LinkLikeButton);

/** A button; with `asChild`, a link that looks like one. */
export function Button({
  variant = "primary",
  size = "medium",
  wide = false,
  ...props
}: ButtonProps) {
  const look = button({ variant, size, wide });
  if (props.asChild) {
    const { children, className } = props;
    return cloneElement(children, { className: cx(look, children.props.className, className) });
  }
  const { loading = false, asChild: _, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(look, className)}
      data-variant={variant}
      data-loading={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      aria-busy={loading || undefined}
      onClick={(event) => {
        // A running submit button must not submit again: it stays focusable, so refuse the press.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
