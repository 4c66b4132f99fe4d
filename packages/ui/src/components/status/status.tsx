import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { StatusIcon } from "./status-icon.tsx";

export type { StatusKind } from "./status-icon.tsx";

export type StatusProps = ComponentProps<"span"> & {
  /** The meaning of the state: information, done, in danger, refused, or waiting. */
  kind: "info" | "success" | "warning" | "fail" | "unapproved";
  /** The state in words: "Paid", "Waiting for the head of department". */
  children: ReactNode;
  /** Details in grey after it: who, when, why. */
  detail?: ReactNode;
};

/** A state in text or a record: icon and words, without a badge's box. */
export function Status({ kind, detail, className, children, ...rest }: StatusProps) {
  return (
    <span
      {...rest}
      data-status={kind}
      className={cx("base:inline-flex base:items-baseline base:gap-1.5", className)}
    >
      <StatusIcon kind={kind} className="self-start mt-[0.125em]" />
      <span className="min-w-0">
        <span className="font-medium">{children}</span>
        {detail && <span className="text-ink-muted">, {detail}</span>}
      </span>
    </span>
  );
}
