import type { ComponentProps, ReactNode } from "react";
import { cva, cx } from "class-variance-authority";
import { StatusIcon } from "../status/status-icon.tsx";

const alert = cva("ui-alert", {
  variants: {
    status: {
      info: "base:border-info base:bg-info-soft",
      success: "base:border-success base:bg-success-soft",
      warning: "base:border-warning base:bg-warning-soft",
      fail: "base:border-fail base:bg-fail-soft",
      unapproved: "base:border-unapproved base:bg-unapproved-soft",
    },
  },
});

export type AlertProps = Omit<ComponentProps<"div">, "title"> & {
  /** The kind of message. */
  status?: "info" | "success" | "warning" | "fail" | "unapproved";
  /** A short title. */
  title?: ReactNode;
  /** Announces the text when it appears. For messages after a press, not for those of a new page. */
  live?: boolean;
};

/** A message within the page, near its subject. */
export function Alert({ status = "info", title, live, className, children, ...rest }: AlertProps) {
  return (
    <div
      role={live ? "alert" : undefined}
      {...rest}
      data-status={status}
      className={cx(alert({ status }), className)}
    >
      <StatusIcon kind={status} spoken className="mt-0.5" />
      <div className="min-w-0 max-w-prose flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
