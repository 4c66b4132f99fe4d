import type { ComponentProps, KeyboardEvent } from "react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { todayInLagos } from "@polyportal/domain/format/date";
import { cx } from "class-variance-authority";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/icon.tsx";
import type { DayRange } from "./days.ts";
import { addDays, addMonths, isDay, weekday, weeksOf, within } from "./days.ts";
import { type Catalogue, useWords } from "../../words/words.ts";
import { calendarWords } from "./calendar.words.ts";

export type { DayRange } from "./days.ts";

export type CalendarProps = Omit<ComponentProps<"div">, "onChange" | "children"> & {
  /** The name of the grid: what is being chosen. */
  label: string;
  /** The chosen days, YYYY-MM-DD: twice the same for one day, "" if none. */
  value: DayRange;
  /** Chooses a range by two presses. */
  range?: boolean;
  /** The first day that can be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  /** The last day that can be chosen, YYYY-MM-DD. */
  max?: string | undefined;
  /** Why a day cannot be chosen, in a few words; undefined if it can. */
  refuse?: ((day: string) => string | undefined) | undefined;
  /** Called with the choice. In a range, `to` is "" after the first press. */
  onValue: (value: DayRange) => void;
};

/** A month to choose days from, with the keys of the ARIA date grid. Weeks start on Monday. */
export function Calendar(props: CalendarProps) {
  const { label, value, range = false, min, max, refuse, onValue, className, ...rest } = props;
  const words = useWords("calendar", calendarWords);
  const [first, last] = [min ?? "1900-01-01", max ?? "2100-12-31"];
  const note = useId();
  const grid = useRef<HTMLDivElement>(null);
  // The focused day. Its month is shown.
  const [cursor, setCursor] = useState(() =>
    within(isDay(value.from) ? value.from : todayInLagos(), first, last),
  );
  const followed = useRef(cursor);
  useLayoutEffect(() => {
    if (followed.current === cursor) return;
    followed.current = cursor;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const reasonOf = (day: string): string | undefined => {
    if (day < first) return words.notBefore(first);
    return day > last ? words.notAfter(last) : refuse?.(day);
  };
  const half = range && isDay(value.from) && !isDay(value.to);
  const choose = (day: string) => {
    setCursor(day);
    if (reasonOf(day)) return;
    if (!range) onValue({ from: day, to: day });
    else if (half && day >= value.from) onValue({ from: value.from, to: day });
    else onValue({ from: day, to: "" });
  };
  const turn = (day: string) => {
    const there = within(day, first, last);
    // Pressing an arrow or a list keeps the focus there.
    followed.current = there;
    setCursor(there);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With these modifiers, keys belong to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") choose(cursor);
    else {
      const target = keyTarget(event, cursor);
      if (!target) return;
      setCursor(within(target, first, last));
    }
    event.preventDefault();
  };
  const reason = reasonOf(cursor);
  return (
    <div {...rest} className={cx("base:grid base:w-full base:grid-cols-1 base:gap-2", className)}>
      <MonthBar cursor={cursor} first={first} last={last} onTurn={turn} />
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={`${label}, ${shownMonth(cursor, words)}`}
        aria-describedby={note}
        aria-multiselectable={range || undefined}
        onKeyDown={onKeyDown}
        className="text-center tabular-nums"
      >
        <div role="row" className="grid grid-cols-7">
          {words.weekdays.map((name) => (
            <span
              key={name}
              role="columnheader"
              aria-label={name}
              className="pb-1 text-[min(var(--text-14),4vw)] text-ink-muted"
            >
              {words.weekdayShort(name)}
            </span>
          ))}
        </div>
        {weeksOf(cursor).map((week, index) => (
          <div key={index} role="row" className="grid grid-cols-7">
            {week.map((day, place) =>
              day === "" ? (
                <span key={place} aria-hidden="true" />
              ) : (
                <Day
                  key={day}
                  day={day}
                  value={value}
                  reason={reasonOf(day)}
                  current={day === cursor}
                  onChoose={choose}
                />
              ),
            )}
          </div>
        ))}
      </div>
      <p id={note} aria-live="polite" className="min-h-5 text-14 text-ink-muted">
        {reason ? `${words.day(cursor)}: ${reason}` : half && words.chooseLast(value.from)}
      </p>
    </div>
  );
}

type MonthBarProps = {
  cursor: string;
  first: string;
  last: string;
  onTurn: (day: string) => void;
};

const turner =
  "grid min-h-control min-w-control shrink-0 place-items-center rounded text-brand hover:bg-paper-sunken aria-disabled:text-ink-muted aria-disabled:opacity-50";
const list =
  "min-h-control min-w-0 rounded border border-line-strong bg-paper-raised px-2 text-16 text-ink";

/** Month and year as lists, because a year of birth is far from today. */
function MonthBar({ cursor, first, last, onTurn }: MonthBarProps) {
  const words = useWords("calendar", calendarWords);
  const [year = "", month = ""] = cursor.split("-");
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const atFirst = cursor.slice(0, 7) <= first.slice(0, 7);
  const atLast = cursor.slice(0, 7) >= last.slice(0, 7);
  return (
    <div className="flex flex-wrap items-center justify-end gap-1">
      <select
        aria-label={words.month}
        value={Number(month) - 1}
        onChange={({ target }) =>
          onTurn(addMonths(cursor, Number(target.value) - Number(month) + 1))
        }
        className={cx(list, "flex-1 basis-28")}
      >
        {words.months.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.year}
        value={year}
        onChange={({ target }) =>
          onTurn(addMonths(cursor, (Number(target.value) - Number(year)) * 12))
        }
        className={list}
      >
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <option key={index}>{from + index}</option>
        ))}
      </select>
      <span className="flex gap-1">
        <button
          type="button"
          aria-label={words.previous}
          aria-disabled={atFirst || undefined}
          onClick={() => onTurn(addMonths(cursor, -1))}
          className={turner}
        >
          <ChevronLeftIcon />
        </button>
        <button
          type="button"
          aria-label={words.next}
          aria-disabled={atLast || undefined}
          onClick={() => onTurn(addMonths(cursor, 1))}
          className={turner}
        >
          <ChevronRightIcon />
        </button>
      </span>
      <span aria-live="polite" className="sr-only">
        {shownMonth(cursor, words)}
      </span>
    </div>
  );
}

type DayProps = {
  day: string;
  value: DayRange;
  reason: string | undefined;
  current: boolean;
  onChoose: (day: string) => void;
};

function Day({ day, value: { from, to }, reason, current, onChoose }: DayProps) {
  const words = useWords("calendar", calendarWords);
  const end = day === from || day === to;
  const between = !end && isDay(from) && isDay(to) && from < day && day < to;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the keys
    <div
      role="gridcell"
      tabIndex={current ? 0 : -1}
      aria-label={[words.weekdays[weekday(day)], words.day(day), reason].filter(Boolean).join(", ")}
      aria-selected={end || between}
      aria-disabled={reason ? true : undefined}
      aria-current={day === todayInLagos() ? "date" : undefined}
      data-chosen={end ? "end" : between ? "between" : undefined}
      onClick={() => onChoose(day)}
      className="grid h-control cursor-pointer place-items-center rounded border border-transparent -outline-offset-3 not-data-chosen:hover:bg-paper-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:line-through aria-[current=date]:border-line-strong aria-[current=date]:font-semibold data-[chosen=between]:rounded-none data-[chosen=between]:bg-brand-soft data-[chosen=end]:bg-brand data-[chosen=end]:font-semibold data-[chosen=end]:text-on-brand forced-colors:not-data-chosen:not-aria-[current=date]:border-[Canvas] forced-colors:data-chosen:border-[Highlight] forced-colors:data-[chosen=end]:bg-[Highlight] forced-colors:data-[chosen=end]:text-[HighlightText] forced-colors:data-[chosen=end]:forced-color-adjust-none"
    >
      {Number(day.slice(8))}
    </div>
  );
}

const shownMonth = (day: string, { shown }: Pick<Catalogue["calendar"], "shown">): string =>
  shown(Number(day.slice(5, 7)) - 1, Number(day.slice(0, 4)));

/** The day that a key leads to. */
function keyTarget({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekday(day));
    case "End":
      return addDays(day, 6 - weekday(day));
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
