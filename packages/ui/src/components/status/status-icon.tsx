import { cx } from "class-variance-authority";
import type { IconProps } from "../icon/icon.tsx";
import {
  CheckCircleIcon,
  ClockIcon,
  CrossCircleIcon,
  InfoIcon,
  WarningIcon,
} from "../icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { statusWords } from "./status.words.ts";

const signs = {
  info: { Icon: InfoIcon, colour: "text-info" },
  success: { Icon: CheckCircleIcon, colour: "text-success" },
  warning: { Icon: WarningIcon, colour: "text-warning" },
  fail: { Icon: CrossCircleIcon, colour: "text-fail" },
  unapproved: { Icon: ClockIcon, colour: "text-unapproved" },
};

/** The kind of message or state: information, done, in danger, refused, or waiting. */
export type StatusKind = "info" | "success" | "warning" | "fail" | "unapproved";

type StatusIconProps = Omit<IconProps, "label"> & {
  /** The kind of message or state. */
  kind: StatusKind;
  /** Also announces the kind, if the words beside the icon do not. */
  spoken?: boolean;
};

/** The icon and colour of a status, wherever it is shown: alert, toast, badge, status, banner. */
export function StatusIcon({ kind, spoken, className, ...rest }: StatusIconProps) {
  const words = useWords("status", statusWords);
  const { Icon, colour } = signs[kind];
  return (
    <Icon
      {...rest}
      label={spoken ? words.kinds[kind] : undefined}
      className={cx(colour, className)}
    />
  );
}
