import type { HTMLAttributes, ReactNode } from "react";
import { cva, cx } from "class-variance-authority";
import { StatusIcon } from "../status/status-icon.tsx";

const badge = cva("inline-flex items-center gap-1 rounded border px-2 py-0.5 text-14 font-medium", {
  variants: {
    status: {
      info: "border-info/40 bg-info-soft text-info",
      success: "border-success/40 bg-success-soft text-success",
      warning: "border-warning/40 bg-warning-soft text-warning",
      fail: "border-fail/40 bg-fail-soft text-fail",
      unapproved: "border-unapproved/40 bg-unapproved-soft text-unapproved",
      neutral: "border-line bg-paper-sunken text-ink-muted",
    },
  },
});

export type BadgeProps = HTMLAttributes<HTMLSpanElement> & {
  /** What the state means; each has its own icon, so colour is never the only sign. Neutral is a mere tag. */
  status?: "info" | "success" | "warning" | "fail" | "unapproved" | "neutral";
  /** The state in a word or two. */
  children: ReactNode;
};

/** The state of a thing, in a word: Paid, Approved, Expired. */
export function Badge({ status = "neutral", className, children, ...rest }: BadgeProps) {
  // A word or two stay on one line in the narrowest column; a sentence must not widen a phone's page.
  const wraps = typeof children === "string" && children.length > 24;
  return (
    <span
      {...rest}
      data-status={status}
      className={cx(badge({ status }), !wraps && "whitespace-nowrap", className)}
    >
      {status !== "neutral" && <StatusIcon kind={status} />}
      {children}
    </span>
  );
}
