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
      medium: "base:px-side base:py-1 base:text-16",
      small: "base:px-3 base:py-1 base:text-14",
      icon: "base:min-w-control base:p-1 base:text-16",
    },
    wide: { true: "base:w-full", false: "" },
  },
});

type Look = {
  /** The emphasis: one primary per screen, the rest secondary or quiet; danger destroys. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** medium is 44 px high; small is for rows; icon is a square and needs an aria-label. */
  size?: "medium" | "small" | "icon";
  /** Full width, for the main action of a form on phones. */
  wide?: boolean;
};

type NativeButton = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The element, to focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** A real button. */
  asChild?: false;
  /** The action is running: shows a spinner, ignores presses and keeps the focus. */
  loading?: boolean;
  /** The action as a verb, with an icon before it if that helps. */
  children: ReactNode;
};

type LinkLikeButton = {
  /** Renders its only child, a link, as a button. Only for navigation, never for actions. */
  asChild: true;
  /** Further classes for the link. */
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
        // A running submit button stays focusable, so it must ignore presses itself.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
