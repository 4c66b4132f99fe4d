import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";

export type SpinnerProps = Omit<ComponentProps<"span">, "children"> & {
  /** What is being waited for, for screen readers; leave it out where words stand beside the spinner. */
  label?: string;
};

/** A turning ring for a wait of a second or so inside a control; a page uses skeletons instead. */
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
