import type { ComponentProps } from "react";
import { useState } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { groupRrr, plainRrr } from "@polyportal/domain/format/rrr";
import { CheckIcon, CopyIcon } from "../icon/icon.tsx";
import { copyText } from "./copy-text.ts";
import { useWords } from "../../words/words.ts";
import { referenceWords } from "./reference.words.ts";

export type ReferenceProps = Omit<ComponentProps<"span">, "children"> & {
  /** The number's name, used in the button's name: "RRR". */
  label: string;
  /** The number, with or without spaces; a missing one shows as "-" and cannot be copied. */
  value: string | null | undefined;
};

/** A payment reference in groups of four (3100 0776 9676), copied without spaces. */
export function Reference({ label, value, className, ...rest }: ReferenceProps) {
  const words = useWords("reference", referenceWords);
  const [outcome, setOutcome] = useState<"copied" | "notCopied">();
  if (!value?.trim())
    return (
      <span {...rest} className={className}>
        {dash(value)}
      </span>
    );
  return (
    <span
      {...rest}
      className={cx("base:inline-flex base:flex-wrap base:items-center base:gap-x-2", className)}
    >
      {/* The button stays beside its number, which breaks between its groups. */}
      <span className="inline-flex max-w-full items-center gap-x-2">
        <span className="min-w-0 font-semibold tabular-nums sm:whitespace-nowrap">
          {groupRrr(value)}
        </span>
        <button
          type="button"
          aria-label={words.copy(label)}
          className="-my-2.5 -ml-1 inline-flex size-11 shrink-0 items-center justify-center rounded text-brand hover:bg-brand-soft print:hidden"
          onClick={async () => {
            setOutcome((await copyText(plainRrr(value))) ? "copied" : "notCopied");
          }}
          onBlur={() => setOutcome(undefined)}
        >
          {outcome === "copied" ? <CheckIcon /> : <CopyIcon />}
        </button>
      </span>
      <span role="status" className="text-14 text-ink-muted print:hidden">
        {outcome && words[outcome]}
      </span>
    </span>
  );
}
