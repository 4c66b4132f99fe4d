import type { Output } from "@polyportal/api-client/client/client";
import { scoreRowWords as words } from "@polyportal/domain/messages/score-rows";

type Props = { sheet: Output<"getScoreSheet"> };

/** Of which class a sheet is, what its course counts, and who answers for the scores: what its paper is headed by. */
export function SheetFacts({ sheet }: Props) {
  return (
    <p className="text-ink-muted">
      {words.ofWhom(sheet)} {words.taughtBy(sheet)}
    </p>
  );
}
