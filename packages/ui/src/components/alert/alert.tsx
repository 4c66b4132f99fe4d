import type { HTMLAttributes, ReactNode } from "react";
import { cva, cx } from "class-variance-authority";
import { CheckCircleIcon, CrossCircleIcon, InfoIcon, WarningIcon } from "../icon/icon.tsx";

const alert = cva("flex gap-3 rounded border-l-4 px-4 py-3 text-ink", {
  variants: {
    tone: {
      info: "border-brand bg-brand-soft [&>svg]:text-brand",
      success: "border-success bg-success-soft [&>svg]:text-success",
      warning: "border-warning bg-warning-soft [&>svg]:text-warning",
      fail: "border-fail bg-fail-soft [&>svg]:text-fail",
    },
  },
});

const icons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  fail: CrossCircleIcon,
};

export type Tone = keyof typeof icons;

export type AlertProps = Omit<HTMLAttributes<HTMLDivElement>, "title"> & {
  /** What kind of news it is. */
  tone?: "info" | "success" | "warning" | "fail";
  /** The news in a few words. */
  title?: ReactNode;
  /** Reads the text out as soon as it appears: for what follows a press, not for what a page opens with. */
  live?: boolean;
};

/** A message in the page, beside what it is about. */
export function Alert({ tone = "info", title, live, className, children, ...rest }: AlertProps) {
  const ToneIcon = icons[tone];
  return (
    <div
      role={live ? "alert" : undefined}
      {...rest}
      data-tone={tone}
      className={cx(alert({ tone }), className)}
    >
      <ToneIcon className="mt-0.5" />
      <div className="min-w-0 max-w-prose flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
