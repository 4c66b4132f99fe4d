import { dash } from "@polyportal/domain/format/dash";
import type { ComponentProps } from "react";
import { useEffect, useRef } from "react";
import { cx } from "class-variance-authority";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { at, differences } from "./differences.ts";
import type { DraftConflict } from "./use-draft.ts";
import { useWords } from "../../words/words.ts";
import { draftChoiceWords } from "./draft-choice.words.ts";

export type DraftChoiceProps = Omit<ComponentProps<"section">, "children"> & {
  /** The version on this device and the other one. */
  conflict: DraftConflict;
  /** When the server saved its version, in ISO format. */
  savedAt?: string | null | undefined;
  /** The level of its heading; 3 is below a section's own. */
  level?: 2 | 3;
  /** The label of a field. */
  labelOf: (path: string) => string;
  /** The words for a field's value if it is an id; undefined if the value is text itself. */
  wordOf?: (path: string, value: unknown) => string | undefined;
};

/** Two versions of one form side by side, with the differing fields. Neither is dropped before the person chooses. */
export function DraftChoice(props: DraftChoiceProps) {
  const { conflict, savedAt, level = 3, labelOf, wordOf, className, ...rest } = props;
  const words = useWords("draftChoice", draftChoiceWords);
  const Heading = `h${level}` as const;
  const { mine, theirs, typedAt, from } = conflict;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const word = (path: string, values: unknown) => {
    const value = at(values, path);
    const plain = typeof value === "string" || typeof value === "number" ? value : undefined;
    return dash(wordOf?.(path, value) ?? plain);
  };
  const mineTitle = words.mine(new Date(typedAt).toISOString());
  const theirsTitle = from === "tab" ? words.otherTab : words.theirs(savedAt);
  return (
    <section
      aria-labelledby="draft-choice"
      {...rest}
      className={cx("base:grid base:gap-4", className)}
    >
      <Alert status="warning">
        <Heading ref={heading} tabIndex={-1} id="draft-choice" className="font-semibold">
          {words.title}
        </Heading>
        <p>{words.lead}</p>
      </Alert>
      <ul className="grid gap-3">
        {differences(theirs, mine).map((path) => (
          <li key={path} className="grid gap-1 border-b border-line pb-3 sm:grid-cols-2 sm:gap-x-6">
            <p className="font-semibold sm:col-span-2">{labelOf(path)}</p>
            <Version title={mineTitle}>{word(path, mine)}</Version>
            <Version title={theirsTitle}>{word(path, theirs)}</Version>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={conflict.takeMine}>{words.takeMine}</Button>
        <Button variant="secondary" onClick={conflict.takeTheirs}>
          {from === "tab" ? words.takeOtherTab : words.takeTheirs}
        </Button>
      </div>
    </section>
  );
}

function Version({ title, children }: { title: string; children: string }) {
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="block text-14 text-ink-muted">{title}</span>
      <span className="block">{children}</span>
    </p>
  );
}
