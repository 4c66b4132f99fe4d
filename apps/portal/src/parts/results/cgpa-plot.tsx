import type { SemesterAverage } from "@polyportal/api-client/contract/results";
import { formatAverage } from "@polyportal/domain/format/marks";
import { portalWords } from "@polyportal/domain/messages/portal.words";
import { averageScale } from "@polyportal/domain/results/average";
import { classBands } from "@polyportal/domain/results/remark";
import { resultsMessages, eachAwardAnew } from "@polyportal/domain/messages/results";
import { awardName } from "@polyportal/domain/student/award";
import { Chart } from "@polyportal/ui/chart";

type Props = {
  /** The published semesters, first to last; undefined while loading. */
  semesters:
    | readonly Pick<SemesterAverage, "session" | "semester" | "levelId" | "gpa" | "cgpa">[]
    | undefined;
};

const boundaries = classBands.map(({ remark, min }) => ({ label: remark, value: min }));

/** A student's averages by semester, a line for each award. */
export function CgpaPlot({ semesters }: Props) {
  const awards = [...new Set(semesters?.map(({ levelId }) => awardName(levelId)))];
  return (
    <Chart
      title={resultsMessages.plot}
      kind="line"
      pointHeading={portalWords.semester}
      series={[portalWords.gpa, portalWords.cgpa]}
      points={semesters?.map(({ session, semester, levelId, gpa, cgpa }) => ({
        label: `${semester} ${session}`,
        values: [gpa, cgpa],
        part: awardName(levelId),
      }))}
      format={formatAverage}
      max={averageScale.scale}
      boundaries={boundaries}
      note={awards.length > 1 && eachAwardAnew(awards)}
      empty={resultsMessages.none}
      // The plot resizes a moment after a phone is turned. It must not widen the page until then.
      className="overflow-x-clip"
    />
  );
}
