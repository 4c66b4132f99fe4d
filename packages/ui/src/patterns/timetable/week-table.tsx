import type { CSSProperties, KeyboardEvent } from "react";
import { useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { useWords } from "../../words/words.ts";
import { EntryFacts } from "./entry-facts.tsx";
import { entryAt } from "./entry-keys.ts";
import { timetableWords } from "./timetable.words.ts";
import type { Placed, TimetableEntry, WeekCell, WeekDay, WeekRow } from "./week.ts";
import { rowsOf } from "./week.ts";

/** A day with its date and whether it is today. */
export type ShownDay = WeekDay & { date: string | undefined; today: boolean };

export type WeekProps = {
  days: readonly ShownDay[];
  /** Minutes since midnight in Nigeria; undefined on a server. */
  now: number | undefined;
  onEntry: ((entry: TimetableEntry) => void) | undefined;
};

type WeekTableProps = WeekProps & { title: string; usual: { start: number; end: number } };

/**
 * A real table: days across, hours down, with row spans. Rows grow with their content, so that no text is cut
 * off. If entries can be pressed, it is an ARIA grid with one Tab stop.
 */
export function WeekTable({ title, days, usual, now, onEntry }: WeekTableProps) {
  const words = useWords("timetable", timetableWords);
  const table = useRef<HTMLTableElement>(null);
  const rows = rowsOf(days, usual);
  const all = days.flatMap((day) => day.placed);
  const [last, setLast] = useState<string>();
  const current = all.find(({ entry }) => entry.id === last) ?? all[0];
  const onKeyDown = (event: KeyboardEvent, from: Placed) => {
    if (event.altKey || event.shiftKey) return;
    const next = entryAt(days, from, event.key, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    const buttons = table.current?.querySelectorAll<HTMLElement>("button[data-entry]") ?? [];
    [...buttons].find(({ dataset }) => dataset["entry"] === next.entry.id)?.focus();
  };
  // A day with clashes is wider, but not by a whole day per lane.
  const share = (lanes: number) => 1 + (lanes - 1) * 0.7;
  const shares = days.reduce((sum, { lanes }) => sum + share(lanes), 0);
  const drawCell = ({ at, ...span }: WeekCell, day: ShownDay, place: number, row: WeekRow) => {
    const { today } = day;
    return (
      <td
        key={`${day.day} ${place}`}
        colSpan={span.lanes}
        rowSpan={span.rows}
        data-today={today || undefined}
        data-outside={row.outside || undefined}
        data-first={place === 0 || undefined}
      >
        {at && (
          <EntryFacts
            entry={at.entry}
            placed={at}
            now={today && isNow(at, now)}
            onPress={onEntry && (() => onEntry(at.entry))}
            tabIndex={at === current ? 0 : -1}
            onFocus={() => setLast(at.entry.id)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        )}
      </td>
    );
  };
  return (
    <table ref={table} role={onEntry && "grid"} aria-label={title} className="timetable">
      <colgroup>
        <col className="w-26" />
        {days.flatMap(({ day: name, lanes }) =>
          Array.from({ length: lanes }, (_, lane) => (
            <col
              key={`${name} ${lane}`}
              style={{ width: `calc((100% - 6.5rem) * ${share(lanes) / lanes / shares})` }}
            />
          )),
        )}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{words.time}</th>
          {days.map(({ day: name, date, today, lanes }) => (
            <th
              key={name}
              scope="colgroup"
              colSpan={lanes}
              aria-current={today ? "date" : undefined}
              data-today={today || undefined}
            >
              {words.day(name)}
              {date && <span className="block font-normal">{words.date(date)}</span>}
              {today && <span className="block text-brand print:hidden">{words.today}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={row.start}
            data-outside={row.outside || undefined}
            style={{ "--minutes": row.end - row.start } as CSSProperties}
          >
            <th scope="row" className={cx(row.start % 60 > 0 && "font-normal text-ink-muted")}>
              {words.hour(row.start)}
              {row.outside && !rows[index - 1]?.outside && (
                <span className="block font-normal whitespace-normal">{words.outside}</span>
              )}
              {now !== undefined && isNow(row, now) && <Now row={row} now={now} />}
            </th>
            {days.map((day, at) =>
              row.cells[at]?.map((cell, place) => drawCell(cell, day, place, row)),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether it is going on at that minute. */
export const isNow = (one: { start: number; end: number }, now: number | undefined): boolean =>
  now !== undefined && one.start <= now && now < one.end;

/** The current time below its hour, and a line across free cells. Not printed. */
function Now({ row, now }: { row: WeekRow; now: number }) {
  const words = useWords("timetable", timetableWords);
  return (
    <>
      <span className="block font-semibold text-clay print:hidden">{words.nowAt(now)}</span>
      <span
        className="timetable-now"
        style={{ insetBlockStart: `${((now - row.start) / (row.end - row.start)) * 100}%` }}
      />
    </>
  );
}
