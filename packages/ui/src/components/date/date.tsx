import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";

export type DateTextProps = Omit<ComponentProps<"time">, "dateTime" | "children"> & {
  /** An ISO date or time. Missing and invalid ones, and the server's 0001-01-01, show as "-". */
  value: string | null | undefined;
  /** Also shows the time, in Nigeria's time zone. */
  time?: boolean;
};

/** A date such as 20 November 2026 in a `time` element. */
export function DateText({ value, time = false, className, ...rest }: DateTextProps) {
  const text = time ? formatDateTime(value) : formatDate(value);
  const look = cx("base:tabular-nums", className);
  if (text === "") {
    return (
      <span {...rest} className={look}>
        {dash(text)}
      </span>
    );
  }
  return (
    <time {...rest} dateTime={value ?? undefined} className={look}>
      {text}
    </time>
  );
}
