import type { Output } from "@polyportal/api-client/client/client";
import type { SemesterAverage } from "@polyportal/api-client/contract/results";
import { formatAverage } from "@polyportal/domain/format/marks";
import { resultsWords } from "@polyportal/domain/messages/results.words";
import { sameAward } from "@polyportal/domain/results/attempts";
import { changeOf } from "@polyportal/domain/results/explain-change";
import {
  beginsAnew,
  cgpaChange,
  changePart,
  resultsMessages,
} from "@polyportal/domain/messages/results";
import { semesterName } from "@polyportal/domain/messages/semester";
import { semesterResultPath } from "@polyportal/domain/routes/paths";
import { awardName } from "@polyportal/domain/student/award";
import { Badge } from "@polyportal/ui/badge";
import { Card } from "@polyportal/ui/card";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Link } from "@polyportal/ui/link";
import { CgpaPlot } from "../../parts/results/cgpa-plot.tsx";
import { endOf } from "./standing.tsx";

/** How the average came to be, and each semester's sheet, the newest first. */
export function Semesters({ semesters }: Pick<Output<"getCgpa">, "semesters">) {
  if (semesters.length === 0) return <EmptyState>{resultsMessages.none}</EmptyState>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <CgpaPlot semesters={semesters} />
      {sessionsOf(semesters).map((own) => (
        <Session key={own[0]?.sessionId} semesters={own} all={semesters} />
      ))}
    </div>
  );
}

/** The newest session first, and in it the newest semester. */
function sessionsOf(semesters: readonly SemesterAverage[]): SemesterAverage[][] {
  const ids = new Set(semesters.map(({ sessionId }) => sessionId));
  return [...ids]
    .map((id) => semesters.filter(({ sessionId }) => sessionId === id).toReversed())
    .toReversed();
}

type SessionProps = {
  /** Of the session, the newest first. */
  semesters: readonly SemesterAverage[];
  /** First to last. */
  all: readonly SemesterAverage[];
};

function Session({ semesters, all }: SessionProps) {
  const [first] = semesters;
  return (
    <Card title={`${first?.session}, ${first?.level}`}>
      <ul className="divide-y divide-line">
        {semesters.map((one) => (
          <Semester key={one.semester} {...one} before={all[all.indexOf(one) - 1]} />
        ))}
      </ul>
    </Card>
  );
}

type SemesterProps = SemesterAverage & {
  /** The semester before it, of whatever award. */
  before: SemesterAverage | undefined;
};

function Semester({ before, ...own }: SemesterProps) {
  const { sessionId, session, semester, levelId, courses, gpa, cgpa, amended, changes } = own;
  const figures = [
    [resultsWords.gpa, formatAverage(gpa)],
    [resultsWords.cgpa, formatAverage(cgpa)],
    [resultsWords.courses, courses],
  ];
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link
          href={semesterResultPath(sessionId, semester)}
          className="min-w-[min(100%,10rem)] flex-1 py-2.5 font-medium"
          aria-label={`${semesterName(semester)}, ${session}`}
        >
          {semesterName(semester)}
        </Link>
        {amended && <Badge status="warning">{resultsMessages.amended}</Badge>}
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {figures.map(([term, value]) => (
            <div key={term}>
              <dt className="text-14 text-ink-muted">{term}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {before && !sameAward(before.levelId, levelId) && (
        <p className="mt-1 max-w-prose text-14 text-ink-muted">
          {beginsAnew(awardName(levelId), endOf(before))}
        </p>
      )}
      {changes.length > 0 && (
        <details className="text-14">
          <summary className="flex min-h-control w-fit items-center gap-1 rounded text-brand underline decoration-1 underline-offset-4 hover:decoration-2">
            {cgpaChange(changeOf(changes))}
          </summary>
          <ul className="grid gap-x-6 gap-y-1 pb-2 tabular-nums sm:grid-cols-2">
            {changes.map((one) => (
              <li key={one.code}>{changePart(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
