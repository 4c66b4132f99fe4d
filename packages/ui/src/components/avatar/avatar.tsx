import type { ComponentProps } from "react";
import { useState } from "react";
import { cva, cx } from "class-variance-authority";
import { initials } from "@polyportal/domain/format/name";
import { UserIcon } from "../icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { avatarWords } from "./avatar.words.ts";

const avatar = cva(
  "base:inline-flex base:shrink-0 base:items-center base:justify-center base:overflow-hidden base:border base:border-line base:bg-brand-soft base:font-medium base:text-brand-strong base:select-none",
  {
    variants: {
      size: {
        small: "base:size-9 base:rounded-full base:text-14",
        medium: "base:size-14 base:rounded-full base:text-18",
        passport: "base:h-36 base:w-28 base:rounded base:text-28",
      },
    },
  },
);

export type AvatarProps = Omit<ComponentProps<"span">, "children"> & {
  /** The person's name: the alternative text, and the source of the initials. May be empty. */
  name: string;
  /** The picture's URL. */
  src?: string | null;
  /** Small in headers, medium in lists, passport in records and slips. */
  size?: "small" | "medium" | "passport";
  /** Replaces the initials in print if there is no picture. */
  onPaper?: string;
  /** The name is shown beside the picture, so screen readers need not hear it twice. */
  decorative?: boolean;
};

/** A person's photo, or their initials if it is missing or fails to load. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = "small", onPaper, decorative = false, className, ...rest } = props;
  const words = useWords("avatar", avatarWords);
  const [failedSrc, setFailedSrc] = useState<string>();
  const look = cx(avatar({ size }), className);
  if (src && src !== failedSrc) {
    return (
      <span {...rest} className={look}>
        <img
          src={src}
          alt={decorative ? "" : name || words.photo}
          className="size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      </span>
    );
  }
  return (
    <span
      role={decorative ? undefined : "img"}
      aria-label={decorative ? undefined : name || words.noPhoto}
      aria-hidden={decorative || undefined}
      {...rest}
      className={look}
    >
      <span className={cx("contents", onPaper && "print:hidden")}>
        {initials(name) || <UserIcon />}
      </span>
      {onPaper && (
        <span className="hidden p-2 text-center font-normal print:block print:text-[8pt]/[10pt]">
          {onPaper}
        </span>
      )}
    </span>
  );
}
