import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { formatPoints } from "@polyportal/domain/format/marks";
import type { SheetStatistics } from "@polyportal/domain/score-sheet/statistics";

/** What a sheet comes to: grades, mean, who has passed, who is missing. Rows that are not approved do not count. */
export function Figures({ counts, mean, passRate, missing }: SheetStatistics) {
  const items = [
    ...Object.entries(counts).map(([grade, count]) => ({ term: grade, value: count })),
    { term: words.figures.missing, value: missing },
    { term: words.figures.mean, value: mean === null ? words.none : formatPoints(mean) },
    {
      term: words.figures.passRate,
      value: passRate === null ? words.none : words.percent(passRate),
    },
  ];
  return (
    <dl className="flex flex-wrap gap-x-4">
      {items.map(({ term, value }) => (
        <div key={term} className="flex gap-1.5">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
