import type { SemesterAverage } from "@polyportal/api-client/contract/results";
import { formatAverage } from "@polyportal/domain/format/marks";
import { averageScale } from "@polyportal/domain/grading/average";
import { classBands } from "@polyportal/domain/grading/remark";
import { resultsMessages } from "@polyportal/domain/messages/results";
import { Chart } from "@polyportal/ui/chart";

type Props = {
  /** The semesters whose results are out, first to last; undefined while they are fetched. */
  semesters: readonly Pick<SemesterAverage, "session" | "semester" | "gpa" | "cgpa">[] | undefined;
};

const boundaries = classBands.map(({ remark, min }) => ({ label: remark, value: min }));

/** How a student's averages went, semester by semester, on the whole scale. */
export function CgpaPlot({ semesters }: Props) {
  return (
    <Chart
      title={resultsMessages.plot}
      kind="line"
      pointHeading="Semester"
      series={["GPA", "CGPA"]}
      points={semesters?.map(({ session, semester, gpa, cgpa }) => ({
        label: `${semester} ${session}`,
        values: [gpa, cgpa],
      }))}
      format={formatAverage}
      max={averageScale.scale}
      boundaries={boundaries}
      empty={resultsMessages.none}
      // A drawing follows a turned phone a moment later: until then it must not widen the page.
      className="overflow-x-clip"
    />
  );
}
