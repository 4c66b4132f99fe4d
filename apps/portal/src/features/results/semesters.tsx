import type { SemesterAverage } from "@polyportal/api-client/contract/results";
import { formatAverage } from "@polyportal/domain/format/marks";
import { sameAward } from "@polyportal/domain/grading/attempts";
import { averageScale } from "@polyportal/domain/grading/average";
import { resultsMessages, semesterName } from "@polyportal/domain/messages/results";
import { semesterResultPath } from "@polyportal/domain/routes/paths";
import { Badge } from "@polyportal/ui/badge";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Link } from "@polyportal/ui/link";
import { CgpaPlot } from "../../app/cgpa-plot.tsx";

type Props = {
  /** First to last. */
  semesters: readonly SemesterAverage[];
};

/** Where the student stands, how it came to that, and each semester's sheet, the newest first. */
export function Semesters({ semesters }: Props) {
  const latest = semesters.at(-1);
  if (!latest) return <EmptyState>{resultsMessages.none}</EmptyState>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={resultsMessages.standing}>
        <DescriptionList
          columns={3}
          items={[
            { term: "CGPA", value: `${formatAverage(latest.cgpa)} of ${averageScale.scale}.00` },
            { term: "CGPA remark", value: latest.remark },
            {
              term: "Latest results",
              value: `${semesterName(latest.semester)}, ${latest.session}`,
            },
          ]}
        />
        {startsAnew(semesters) && (
          <p className="mt-4 max-w-prose text-ink-muted">{resultsMessages.anew}</p>
        )}
      </Card>
      <CgpaPlot semesters={semesters} />
      {sessionsOf(semesters).map((own) => (
        <Session key={own[0]?.sessionId} semesters={own} />
      ))}
    </div>
  );
}

/** Whether the student has gone on to another award. */
const startsAnew = ([first, ...others]: readonly SemesterAverage[]) =>
  others.some(({ levelId }) => first && !sameAward(levelId, first.levelId));

/** The newest session first, and in it the newest semester. */
function sessionsOf(semesters: readonly SemesterAverage[]): SemesterAverage[][] {
  const ids = new Set(semesters.map(({ sessionId }) => sessionId));
  return [...ids]
    .map((id) => semesters.filter(({ sessionId }) => sessionId === id).toReversed())
    .toReversed();
}

function Session({ semesters }: Props) {
  const [first] = semesters;
  return (
    <Card title={`${first?.session}, ${first?.level}`}>
      <ul className="divide-y divide-line">
        {semesters.map((one) => (
          <Semester key={one.semester} {...one} />
        ))}
      </ul>
    </Card>
  );
}

function Semester({ sessionId, session, semester, courses, gpa, cgpa, amended }: SemesterAverage) {
  const figures = [
    ["GPA", formatAverage(gpa)],
    ["CGPA", formatAverage(cgpa)],
    ["Courses", courses],
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <Link
        href={semesterResultPath(sessionId, semester)}
        className="min-w-40 flex-1 py-2.5 font-medium"
        aria-label={`${semesterName(semester)}, ${session}`}
      >
        {semesterName(semester)}
      </Link>
      {amended && <Badge status="warning">{resultsMessages.amended}</Badge>}
      <dl className="flex gap-6">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt className="text-14 text-ink-muted">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
