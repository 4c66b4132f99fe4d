import type { Output } from "@polyportal/api-client/client/client";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { Timeline } from "@polyportal/ui/timeline";

type Sheet = Output<"getScoreSheet">;
/** Without the rows it is not told which ones a return points at. */
type Props = { sheet: Pick<Sheet, "steps"> & Partial<Pick<Sheet, "rows">> };

const none: Sheet["rows"] = [];

/** What became of a sheet, step by step, with reasons and the rows that a return points at. */
export function SheetWay({ sheet: { steps, rows = none } }: Props) {
  if (steps.length === 0) return null;
  const names = new Map(rows.map(({ studentId, fullName }) => [studentId, fullName]));
  return (
    <section className="mt-8" aria-label={words.way}>
      <h2 className="mb-3 text-18 font-semibold">{words.way}</h2>
      <Timeline
        label={words.way}
        events={steps.map(({ step, by, at, reason, studentIds }) => ({
          id: `${step} ${at}`,
          at,
          who: by,
          what: words.steps[step],
          detail: [
            reason,
            rows.length > 0 && studentIds.length > 0
              ? words.pointedAt(studentIds.map((id) => names.get(id) ?? ""))
              : "",
          ]
            .join(" ")
            .trim(),
        }))}
      />
    </section>
  );
}
