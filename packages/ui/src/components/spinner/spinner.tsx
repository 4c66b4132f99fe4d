import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";

export type SpinnerProps = Omit<ComponentProps<"span">, "children"> & {
  /** What is loading, for screen readers; omit it if there are words beside the spinner. */
  label?: string;
};

/** A spinner for short waits inside a control. Pages use skeletons instead. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      role={label ? "status" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={cx("ui-spinner", className)}
    />
  );
}
