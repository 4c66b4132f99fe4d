import type { ComponentProps, ReactNode } from "react";
import { cva, cx } from "class-variance-authority";
import { StatusIcon } from "../status/status-icon.tsx";

const badge = cva("ui-badge", {
  variants: {
    status: {
      info: "base:border-info/40 base:bg-info-soft base:text-info",
      success: "base:border-success/40 base:bg-success-soft base:text-success",
      warning: "base:border-warning/40 base:bg-warning-soft base:text-warning",
      fail: "base:border-fail/40 base:bg-fail-soft base:text-fail",
      unapproved: "base:border-unapproved/40 base:bg-unapproved-soft base:text-unapproved",
      neutral: "base:border-line base:bg-paper-sunken base:text-ink-muted",
    },
  },
});

export type BadgeProps = ComponentProps<"span"> & {
  /** The meaning of the state. Each has its own icon, so that colour is not the only sign. Neutral is a plain tag. */
  status?: "info" | "success" | "warning" | "fail" | "unapproved" | "neutral";
  /** The state in a word or two. */
  children: ReactNode;
};

/** The state of something in a word: Paid, Approved, Expired. */
export function Badge({ status = "neutral", className, children, ...rest }: BadgeProps) {
  // Short texts never wrap. A sentence must, or it would widen a phone's page.
  const wraps = typeof children === "string" && children.length > 24;
  return (
    <span
      {...rest}
      data-status={status}
      className={cx(badge({ status }), !wraps && "ui-badge-line", className)}
    >
      {status !== "neutral" && <StatusIcon kind={status} />}
      {children}
    </span>
  );
}
