import type { ComponentProps, ReactNode } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { cx } from "class-variance-authority";
import { Button } from "../button/button.tsx";
import { DateText } from "../date/date.tsx";
import type { Failure } from "../load-failure/load-failure.tsx";
import { LoadFailure } from "../load-failure/load-failure.tsx";
import { Skeleton, SkeletonText } from "../skeleton/skeleton.tsx";
import type { StatusKind } from "../status/status-icon.tsx";
import { StatusIcon } from "../status/status-icon.tsx";
import { useWords } from "../../words/words.ts";
import { timelineWords } from "./timeline.words.ts";

export type { Failure } from "../load-failure/load-failure.tsx";

/** An event in a record's history. */
export type TimelineEvent = {
  /** Unique in the list. */
  id: string;
  /** When, in ISO format; a date without time shows no time. */
  at: string;
  /** Who did it: "Amina Yusuf Bello"; omitted if nobody did. */
  who?: string;
  /** What happened, to follow the name: "refused the application". */
  what: ReactNode;
  /** Details: a reason, the values before and after. */
  detail?: ReactNode;
  /** The event's meaning for the record; by default none. */
  kind?: StatusKind;
};

export type TimelineProps = Omit<ComponentProps<"div">, "children"> & {
  /** The name of the list for screen readers. */
  label: string;
  /** The events in reading order, usually newest first. */
  events: readonly TimelineEvent[];
  /** How many are shown initially. */
  atFirst?: number;
  /** Shown if there are no events. */
  empty?: ReactNode;
  /** The events are loading: shows grey lines until there are any. */
  loading?: boolean;
  /** Why it, or the next part of it, could not be loaded, and how to retry. */
  failure?: Failure | undefined;
  /** The level of the days' headings. */
  level?: 2 | 3 | 4;
};

/** A record's history by day: who did what and when. A long one shows its beginning first. */
export function Timeline(props: TimelineProps) {
  const { label, events, atFirst = 8, level = 3, empty, loading = false, ...others } = props;
  const { failure, className, ...rest } = others;
  const words = useWords("timeline", timelineWords);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // The button is gone, so the first new event takes the focus.
  useLayoutEffect(() => {
    if (all) list.current?.querySelector<HTMLElement>("[data-next]")?.focus();
  }, [all]);
  // One more event is no longer than the button.
  const shown = all || events.length <= atFirst + 1 ? events : events.slice(0, atFirst);
  const hidden = events.length - shown.length;
  const Heading = `h${level}` as const;
  return (
    <div
      aria-busy={(loading && !failure) || undefined}
      {...rest}
      className={cx("base:grid base:gap-4", className)}
    >
      {events.length === 0 ? (
        !failure &&
        (loading ? (
          <Coming words={words.loading(label)} />
        ) : (
          <p className="text-ink-muted">{empty ?? words.empty}</p>
        ))
      ) : (
        <ol ref={list} aria-label={label} className="grid gap-5">
          {daysOf(shown).map(([day, happened]) => (
            <li key={`${day}-${happened[0]?.id}`}>
              <Heading className="mb-2 text-14 font-semibold text-ink-muted">
                <DateText value={day} />
              </Heading>
              <ol className="grid gap-4">
                {happened.map((event) => (
                  <Event key={event.id} event={event} next={event === events[atFirst]} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          {words.more(hidden)}
        </Button>
      )}
      {failure && <LoadFailure {...failure} plain />}
    </div>
  );
}

/** A placeholder for a day and its events. */
function Coming({ words }: { words: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{words}</span>
      <Skeleton className="h-4 w-32" />
      {["a", "b", "c"].map((one) => (
        <SkeletonText key={one} lines={2} className="ps-8" />
      ))}
    </div>
  );
}

function Event({ event, next }: { event: TimelineEvent; next: boolean }) {
  const { at, who, what, detail, kind } = event;
  const hour = formatDateTime(at).slice(formatDate(at).length + 2);
  return (
    <li
      data-kind={kind}
      data-next={next || undefined}
      tabIndex={next ? -1 : undefined}
      className="group relative min-w-0 ps-8"
    >
      <span
        aria-hidden="true"
        className="absolute start-2.5 top-7 -bottom-3 border-s border-line-strong group-last:hidden"
      />
      <span aria-hidden="true" className="absolute start-0 top-0.5 grid size-5 place-items-center">
        {kind ? (
          <StatusIcon kind={kind} />
        ) : (
          <span className="rounded-full border-4 border-line-strong" />
        )}
      </span>
      <p>
        {who && <span className="font-semibold">{who} </span>}
        {what}
        {hour && (
          <span className="text-14 whitespace-nowrap text-ink-muted tabular-nums">, {hour}</span>
        )}
      </p>
      {detail && <div className="mt-1 max-w-prose text-ink-muted">{detail}</div>}
    </li>
  );
}

/** The events grouped by day in Nigeria, in the given order. */
function daysOf(events: readonly TimelineEvent[]): [string, TimelineEvent[]][] {
  const days: [string, TimelineEvent[]][] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last && formatDate(last[0]) === formatDate(event.at)) last[1].push(event);
    else days.push([event.at, [event]]);
  }
  return days;
}
