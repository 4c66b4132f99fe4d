import type { ComponentProps, ReactNode } from "react";
import { weekdays } from "@polyportal/domain/format/date";
import { cx } from "class-variance-authority";
import { Alert } from "../../components/alert/alert.tsx";
import { addDays, weekday } from "../../components/calendar/days.ts";
import { Card } from "../../components/card/card.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { useWords } from "../../words/words.ts";
import type { Failure } from "../../components/load-failure/load-failure.tsx";
import { LoadFailure } from "../../components/load-failure/load-failure.tsx";
import { DayList } from "./day-list.tsx";
import { EntryFacts } from "./entry-facts.tsx";
import "./timetable.css";
import { timetableWords } from "./timetable.words.ts";
import { useNow } from "./use-now.ts";
import type { TimetableEntry } from "./week.ts";
import { daysOf, minutesOf, timed } from "./week.ts";
import type { ShownDay } from "./week-table.tsx";
import { WeekTable } from "./week-table.tsx";

export type { TimetableEntry, Weekday } from "./week.ts";

export type TimetableProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The heading: "Week of ND II Computer Science". */
  title: string;
  /** The entries in any order; undefined while loading. */
  entries: readonly TimetableEntry[] | undefined;
  /** Any day of the shown week, YYYY-MM-DD, to show dates; by default a recurring week. */
  weekOf?: string;
  /**
   * The usual hours, of 24, which are always shown; by default 08:00 to 18:00. Others are shown if they have
   * an entry.
   */
  hours?: {
    /** The start of the first class. */
    from: string;
    /** The end of the last one. */
    to: string;
  };
  /** Makes each entry a button; called with the pressed one. */
  onEntry?: (entry: TimetableEntry) => void;
  /** Why the entries could not be loaded, and how to retry. Shown in place of the table. */
  failure?: Failure;
  /** Shown if there are no entries. */
  empty?: ReactNode;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
};

/**
 * A week of a class, a lecturer, a room or of examinations: days across and hours down, with clashes side by
 * side and named. A list by day on small screens, A4 landscape in print.
 */
export function Timetable(props: TimetableProps) {
  const { title, entries, weekOf, hours, onEntry, failure, empty, level = 2, ...root } = props;
  const words = useWords("timetable", timetableWords);
  const clock = useNow();
  const { at, unset } = timed(entries ?? []);
  const days = daysOf(at).map((day) => ({ ...day, ...dateOf(day.day, weekOf, clock) }));
  const here = days.some(({ today }) => today);
  const now = here ? minutesOf(clock.slice(11)) : undefined;
  const waiting = entries === undefined && !failure;
  const week = { days, now, onEntry };
  return (
    <Card
      {...root}
      title={title}
      level={level}
      aria-busy={waiting}
      data-timetable=""
      className={cx("base:print:border-0", root.className)}
    >
      {failure && <LoadFailure {...failure} />}
      {waiting && <Waiting text={words.loading(title)} />}
      {!failure && entries?.length === 0 && <EmptyState>{empty ?? words.empty}</EmptyState>}
      {!failure && entries && entries.length > 0 && (
        <div className="@container grid grid-cols-1 gap-4">
          <Clashes days={days} />
          {at.length > 0 && (
            <>
              <div className="hidden @3xl:block print:block">
                <WeekTable
                  {...week}
                  title={title}
                  usual={{
                    start: minutesOf(hours?.from) ?? 480,
                    end: minutesOf(hours?.to) ?? 1080,
                  }}
                />
              </div>
              <div className="@3xl:hidden print:hidden">
                <DayList {...week} level={level === 2 ? 3 : 4} />
              </div>
            </>
          )}
          {unset.length > 0 && <Unset entries={unset} onEntry={onEntry} />}
        </div>
      )}
    </Card>
  );
}

/** The date of a day in that week and whether it is today; undated for a recurring week. */
function dateOf(day: ShownDay["day"], weekOf: string | undefined, clock: string) {
  const place = weekdays.indexOf(day);
  const today = clock.slice(0, 10);
  if (weekOf === undefined)
    return { date: undefined, today: today !== "" && weekday(today) === place };
  const date = addDays(weekOf, place - weekday(weekOf));
  return { date, today: date === today };
}

/** Each pair of clashing entries, with their common time. */
function Clashes({ days }: { days: readonly ShownDay[] }) {
  const words = useWords("timetable", timetableWords);
  const all = days.flatMap(({ day, placed }) =>
    placed.flatMap((one, index) =>
      placed
        .slice(index + 1)
        .filter(({ entry }) => one.clashes.includes(entry))
        .map((other) => ({
          key: `${one.entry.id} ${other.entry.id}`,
          text: words.clash(
            words.day(day),
            words.span(Math.max(one.start, other.start), Math.min(one.end, other.end)),
            one.entry.code,
            other.entry.code,
          ),
        })),
    ),
  );
  if (all.length === 0) return null;
  return (
    <Alert status="warning" title={words.clashes(all.length)}>
      <ul>
        {all.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

type UnsetProps = {
  entries: readonly TimetableEntry[];
  onEntry: TimetableProps["onEntry"];
};

function Unset({ entries, onEntry }: UnsetProps) {
  const words = useWords("timetable", timetableWords);
  return (
    <div>
      <p className="mb-2 font-semibold">{words.unset}</p>
      <ul className="grid gap-2 text-14 sm:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryFacts entry={entry} onPress={onEntry && (() => onEntry(entry))} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A placeholder with five days. */
function Waiting({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="grid gap-2 sm:grid-cols-5">
        {["sm:mt-12", "", "sm:mt-24", "sm:mt-12", "sm:mt-36"].map((place, index) => (
          <div key={index}>
            <Skeleton className="h-6 w-24" />
            <Skeleton className={cx("mt-2 h-10 sm:h-28", place)} />
          </div>
        ))}
      </div>
    </>
  );
}
