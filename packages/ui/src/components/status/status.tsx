import type { HTMLAttributes, ReactNode } from "react";
import { cva, cx } from "class-variance-authority";
import type { StatusBadge } from "@polyportal/domain/table/status";
import { CheckCircleIcon, ClockIcon, CrossCircleIcon, WarningIcon } from "../icon/icon.tsx";

const status = cva("inline-flex items-baseline gap-1.5", {
  variants: {
    kind: {
      success: "[&>svg]:text-success",
      warning: "[&>svg]:text-warning",
      fail: "[&>svg]:text-fail",
      unapproved: "[&>svg]:text-unapproved",
    },
  },
});

const icons: Record<StatusBadge, typeof ClockIcon> = {
  success: CheckCircleIcon,
  warning: WarningIcon,
  fail: CrossCircleIcon,
  unapproved: ClockIcon,
};

export type StatusProps = HTMLAttributes<HTMLSpanElement> & {
  /** What the state means: done, in danger, refused, or waiting for somebody. */
  kind: "success" | "warning" | "fail" | "unapproved";
  /** The state in words: "Paid", "Waiting for the head of department". */
  children: ReactNode;
  /** What belongs to the state, in grey after it: who, when, why. */
  detail?: ReactNode;
};

/** A state in running text or a record: an icon and words, without a badge's box around them. */
export function Status({ kind, detail, className, children, ...rest }: StatusProps) {
  const KindIcon = icons[kind];
  return (
    <span {...rest} data-status={kind} className={cx(status({ kind }), className)}>
      <KindIcon className="self-start mt-[0.125em]" />
      <span className="min-w-0">
        <span className="font-medium">{children}</span>
        {detail && <span className="text-ink-muted">, {detail}</span>}
      </span>
    </span>
  );
}
