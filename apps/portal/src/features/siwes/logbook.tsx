import type { Siwes } from "@polyportal/api-client/contract/siwes";
import { siwesWords } from "@polyportal/domain/messages/siwes.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { BareLink } from "@polyportal/ui/link";
import { Status } from "@polyportal/ui/status";
import { VisuallyHidden } from "@polyportal/ui/visually-hidden";
import { span } from "./span.ts";

type Week = Siwes["weeks"][number];

type Props = { weeks: readonly Week[] };

/** Every week of the placement, and whether it is written. */
export function Logbook({ weeks }: Props) {
  const written = weeks.filter(({ updatedAt }) => updatedAt !== null).length;
  return (
    <Card
      title={siwesWords.logbook}
      actions={<p className="text-ink-muted">{siwesWords.weeksWritten(written, weeks.length)}</p>}
    >
      <ol className="divide-y divide-line">
        {weeks.map((week) => (
          <li key={week.week} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 flex-[1_1_8rem]">
                <h3 className="font-semibold">{siwesWords.weekNumber(week.week)}</h3>
                <p className="text-14 text-ink-muted">{span(week)}</p>
              </div>
              {week.open ? (
                <WriteLink week={week} />
              ) : (
                <Status kind="unapproved">{siwesWords.notBegun}</Status>
              )}
            </div>
            {week.work !== "" && (
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">{week.work}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function WriteLink({ week: { week, updatedAt } }: { week: Week }) {
  return (
    <Button asChild variant={updatedAt === null ? "secondary" : "quiet"} size="small">
      <BareLink href={withSearch(paths.siwes, { week })}>
        {updatedAt === null ? siwesWords.write : siwesWords.change}
        <VisuallyHidden> {siwesWords.ofWeek(week)}</VisuallyHidden>
      </BareLink>
    </Button>
  );
}
