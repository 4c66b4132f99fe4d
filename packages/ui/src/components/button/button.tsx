import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { cloneElement } from "react";
import { cva, cx } from "class-variance-authority";
import { Spinner } from "../spinner/spinner.tsx";

const button = cva("ui-button print:hidden", {
  variants: {
    variant: {
      primary: "ui-button-primary",
      secondary: "ui-button-secondary",
      quiet: "ui-button-quiet",
      danger: "ui-button-danger",
    },
    size: {
      medium: "base:px-side base:py-1.5 base:text-16",
      small: "base:px-3 base:py-1 base:text-14",
      icon: "base:min-w-control base:p-1.5 base:text-16",
    },
    wide: { true: "base:w-full", false: "" },
  },
});

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
