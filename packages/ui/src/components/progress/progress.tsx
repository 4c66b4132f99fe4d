import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";

export type ProgressProps = Omit<ComponentProps<"div">, "children"> & {
  /** What is running: "Uploading birth-certificate.png". */
  label: ReactNode;
  /** The progress, 0 to 100; indeterminate without it. */
  value?: number;
};

/** The progress of an upload, import or report. */
export function Progress({ label, value, className, ...rest }: ProgressProps) {
  const labelId = useId();
  // 0 of 0 rows gives NaN, which is indeterminate.
  const known = value !== undefined && !Number.isNaN(value);
  const percent = known ? Math.round(Math.min(100, Math.max(0, value))) : undefined;
  return (
    <div {...rest} className={cx("base:flex base:flex-col base:gap-1", className)}>
      <div className="flex justify-between gap-4 text-14">
        <span id={labelId} className="min-w-0 truncate">
          {label}
        </span>
        {percent !== undefined && <span className="tabular-nums text-ink-muted">{percent}%</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={cx(
            "h-full rounded-full bg-brand",
            percent === undefined && "w-1/3 animate-slide",
          )}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
