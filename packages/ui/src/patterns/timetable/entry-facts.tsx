import type { KeyboardEvent } from "react";
import { cva, cx } from "class-variance-authority";
import { BookIcon, ClockIcon, FlaskIcon, PencilIcon } from "../../components/icon/icon.tsx";
import { StatusIcon } from "../../components/status/status-icon.tsx";
import { useWords } from "../../words/words.ts";
import { timetableWords } from "./timetable.words.ts";
import type { Placed, TimetableEntry } from "./week.ts";

/** Each kind has another border style, to differ in greyscale print and with forced colours. */
const look = cva(
  "relative z-1 flex h-full w-full min-w-0 flex-col justify-start rounded p-2 print:p-1 text-start hyphens-auto wrap-anywhere",
  {
    variants: {
      kind: {
        lecture: "border border-s-4 border-line-strong border-s-brand bg-brand-soft",
        practical: "border border-s-4 border-dashed border-line-strong bg-paper-raised",
        exam: "border border-s-6 border-double border-line-strong border-s-clay bg-clay-soft",
      },
    },
  },
);

const icons = { lecture: BookIcon, practical: FlaskIcon, exam: PencilIcon };

type EntryFactsProps = {
  /** The entry, with its hours and clashes if there are any. */
  entry: TimetableEntry;
  placed?: Placed;
  /** It is going on now. */
  now?: boolean;
  /** Called when it is pressed. */
  onPress?: (() => void) | undefined;
  /** Its tab index, if it can be pressed. */
  tabIndex?: number;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** All facts of an entry, the same in the table, on phones and in print. */
export function EntryFacts({
  entry,
  placed,
  now,
  onPress,
  tabIndex,
  onFocus,
  onKeyDown,
}: EntryFactsProps) {
  const words = useWords("timetable", timetableWords);
  const { code, title, kind = "lecture", room, lecturer, group, note } = entry;
  const Kind = icons[kind];
  const facts = (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-semibold">{code}</span>
        {now && (
          <span className="font-semibold whitespace-nowrap text-brand print:hidden">
            <ClockIcon /> {words.now}
          </span>
        )}
      </span>
      <span className="block font-medium">{title}</span>
      {placed && <span className="block tabular-nums">{words.span(placed.start, placed.end)}</span>}
      <span className="block">
        <Kind /> {words[kind]}
        {room && `, ${room}`}
      </span>
      {lecturer && <span className="block text-ink-muted">{lecturer}</span>}
      {group && <span className="block text-ink-muted">{group}</span>}
      {note && <span className="block">{note}</span>}
      {placed && placed.clashes.length > 0 && (
        <span className="mt-1 flex gap-1 rounded bg-warning-soft p-1 text-warning">
          <StatusIcon kind="warning" className="mt-px" />
          <span className="min-w-0">
            {words.clashesWith(placed.clashes.map((other) => other.code))}
          </span>
        </span>
      )}
    </>
  );
  const looks = cx(
    look({ kind }),
    now && "outline-2 -outline-offset-1 outline-brand print:outline-0",
  );
  const data = { "data-entry": entry.id, "data-kind": kind, "data-now": now || undefined };
  if (!onPress) {
    return (
      <div {...data} className={looks}>
        {facts}
      </div>
    );
  }
  return (
    <button
      type="button"
      {...data}
      className={cx(looks, "hover:border-ink focus-visible:outline-focus")}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      {facts}
    </button>
  );
}
