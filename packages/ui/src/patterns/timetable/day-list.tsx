import { Accordion } from "../../components/accordion/accordion.tsx";
import { useWords } from "../../words/words.ts";
import { EntryFacts } from "./entry-facts.tsx";
import { timetableWords } from "./timetable.words.ts";
import type { ShownDay, WeekProps } from "./week-table.tsx";
import { isNow } from "./week-table.tsx";

/** The week as a list by day, for small screens. Today is open, or the next day with an entry. */
export function DayList({ days, now, onEntry, level }: WeekProps & { level: 3 | 4 }) {
  const words = useWords("timetable", timetableWords);
  const opened = firstOpened(days);
  return (
    <Accordion
      // The current day is only known after hydration.
      key={opened?.day}
      level={level}
      // Full width of its card, because large text needs the room.
      className="-mx-side rounded-none border-x-0 sm:-mx-6"
      items={days.map((shown) => {
        const { day, date, today, placed } = shown;
        const first = placed[0];
        const name = date ? `${words.day(day)}, ${words.date(date)}` : words.day(day);
        return {
          title: (
            <>
              {name}
              {today && (
                <span className="ms-3 text-14 whitespace-nowrap text-brand">{words.today}</span>
              )}
            </>
          ),
          aside: first ? words.count(placed.length, first.start) : words.none,
          open: shown === opened,
          content:
            placed.length === 0 ? (
              <p className="text-ink-muted">{words.free}</p>
            ) : (
              <ol className="grid gap-2 text-14">
                {placed.map((at) => (
                  <li key={at.entry.id}>
                    <EntryFacts
                      entry={at.entry}
                      placed={at}
                      now={today && isNow(at, now)}
                      onPress={onEntry && (() => onEntry(at.entry))}
                    />
                  </li>
                ))}
              </ol>
            ),
        };
      })}
    />
  );
}

function firstOpened(days: readonly ShownDay[]): ShownDay | undefined {
  const today = days.find((day) => day.today);
  return today ?? days.find(({ placed }) => placed.length > 0);
}
