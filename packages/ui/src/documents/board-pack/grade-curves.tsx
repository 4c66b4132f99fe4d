import { printed, printedCount, printedPoints } from "@polyportal/domain/document/printed";
import { gradingScale, type Grade } from "@polyportal/domain/results/scale";
import { cx } from "class-variance-authority";
import { useWords } from "../../words/words.ts";
import { boardPackWords } from "./board-pack.words.ts";

/** How a course came out in one session. */
export type CurveSession = {
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
  /** How many earned each grade. */
  counts: Readonly<Partial<Record<Grade, number | null>>>;
  /** How many have a grade. */
  graded: number | null | undefined;
  /** The mean of the totals, of 100. */
  mean: number | null | undefined;
  /** How many of a hundred have passed. */
  passRate: number | null | undefined;
};

/** A course with its sessions. */
export type CourseCurve = {
  /** The course code: `CSC 201`. */
  code: string | null | undefined;
  /** The course's title. */
  title: string | null | undefined;
  /** This session first, then the earlier ones. */
  sessions: readonly CurveSession[];
};

export type GradeCurvesProps = {
  /** The courses, in the order of the composite sheet. */
  curves: readonly CourseCurve[];
};

const cell = "border-b border-line px-2 py-1 align-bottom";
const height = 24;

/** The grades of each course beside those of earlier sessions: a table whose cells draw their bars. */
export function GradeCurves({ curves }: GradeCurvesProps) {
  const words = useWords("boardPack", boardPackWords);
  return (
    <>
      <p className="relative text-14">{words.legend}</p>
      {curves.length === 0 && <p className="relative">{words.noCourses}</p>}
      <div className="board-curves relative">
        {curves.map((curve, at) => (
          <Curve key={at} {...curve} />
        ))}
      </div>
    </>
  );
}

function Curve({ code, title, sessions }: CourseCurve) {
  const words = useWords("boardPack", boardPackWords);
  const name = words.course(printed(code), printed(title));
  return (
    <section aria-label={name} className="board-curve">
      <h3 className="text-16 font-semibold print:text-[10pt]/[13pt]">{name}</h3>
      <div role="region" aria-label={words.table(name)} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[36rem] border-collapse text-14 tabular-nums print:min-w-0 print:text-[8pt]/[10pt]">
          <caption className="sr-only">{words.table(name)}</caption>
          <thead>
            <tr>
              <th scope="col" className={cx(cell, "text-start")}>
                {words.session}
              </th>
              {gradingScale.map(({ grade }) => (
                <th key={grade} scope="col" className={cx(cell, "text-center")}>
                  {grade}
                </th>
              ))}
              {[words.graded, words.mean, words.passRate].map((label) => (
                <th key={label} scope="col" className={cx(cell, "text-end")}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map((one, index) => (
              <tr key={index}>
                <th scope="row" className={cx(cell, "text-start font-normal")}>
                  {index === 0 ? words.thisClass(printed(one.session)) : printed(one.session)}
                </th>
                {gradingScale.map(({ grade }) => (
                  <td key={grade} className={cx(cell, "text-center")}>
                    <Bar share={shareOf(one.counts[grade], one.graded)} now={index === 0} />
                    {printedCount(one.counts[grade])}
                  </td>
                ))}
                <td className={cx(cell, "text-end")}>{printedCount(one.graded)}</td>
                <td className={cx(cell, "text-end")}>{printedPoints(one.mean)}</td>
                <td className={cx(cell, "text-end")}>
                  {isNumber(one.passRate) ? words.percent(one.passRate) : printed(null)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value);

/** Of one; nothing where nobody is graded. */
const shareOf = (count: number | null | undefined, graded: number | null | undefined): number => {
  const share = (count ?? 0) / (graded ?? 0);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
};

/** This session's are full, those of earlier ones are outlined: paper has no colours. */
const Bar = ({ share, now }: { share: number; now: boolean }) => (
  <svg
    viewBox={`0 0 12 ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className="board-bar"
  >
    <rect
      x="1"
      width="10"
      y={height - share * (height - 1)}
      height={share * (height - 1)}
      fill={now ? "currentColor" : "none"}
      stroke="currentColor"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
