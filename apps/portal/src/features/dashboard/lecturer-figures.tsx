import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { appraisalStates } from "@polyportal/domain/appraisal/states";
import { fewestAnswers } from "@polyportal/domain/appraisal/summary";
import { formatPoints } from "@polyportal/domain/format/marks";
import { adminDashboardMessages } from "@polyportal/domain/messages/admin-dashboard";
import { lecturerDashboardWords as words } from "@polyportal/domain/messages/lecturer-dashboard";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { dueCoursesPath, figurePaths } from "@polyportal/domain/routes/figure-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import {
  amendmentsPath,
  scoreSheetPath,
  staffPaths,
  taughtCoursePath,
} from "@polyportal/domain/routes/staff-paths";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { Card } from "@polyportal/ui/card";
import { FigureStrip } from "@polyportal/ui/figure-strip";
import { Link } from "@polyportal/ui/link";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "../../app/load-failed.tsx";
import { line } from "./line.ts";

type Board = Output<"getLecturerDashboard">;
type Own = NonNullable<Board["own"]>;

const count = (value: number) => value.toLocaleString("en");

/** What waits for a lecturer, head or dean, and how far the own scores are; each leads to its list. */
export function LecturerFigures() {
  const query = useQuery(queryOptionsFor(useClient(), "getLecturerDashboard", {}));
  const { data: board, error, refetch } = query;
  if (error && !board) return <LoadFailed error={error} onRetry={refetch} />;
  if (!board) {
    return (
      <Card title={adminDashboardMessages.waits} aria-busy>
        <span className="sr-only">{words.fetching}</span>
        <SkeletonText lines={4} />
      </Card>
    );
  }
  return (
    <>
      <Waiting board={board} />
      {board.own && <OwnScores session={board.session} own={board.own} />}
      {board.own && taught(board.own) > 0 && <Appraisals {...board.own.appraisals} />}
    </>
  );
}

/** How many courses the reader teaches. */
const taught = ({ sheets }: Own) => Object.values(sheets).reduce((sum, one) => sum + one, 0);

function Waiting({ board }: { board: Board }) {
  const waiting = (
    [
      ["toCheck", sheetsIn("submitted")],
      ["toApprove", sheetsIn("checked")],
      ["registrations", staffPaths.approveCourses],
      ["amendments", amendmentsPath],
      ["requests", figurePaths.requests],
    ] as const
  ).flatMap(([one, href]) => {
    const value = board[one];
    return value ? [{ term: words.waiting[one], value: count(value), href }] : [];
  });
  return (
    <section aria-label={adminDashboardMessages.waits} className="grid gap-2">
      <h2 className="font-semibold">{adminDashboardMessages.waits}</h2>
      {waiting.length === 0 ? (
        <p className="text-ink-muted">{adminDashboardMessages.nothingWaits}</p>
      ) : (
        <FigureStrip label={adminDashboardMessages.waits} items={waiting} />
      )}
    </section>
  );
}

const sheetsIn = (state: string) => withSearch(staffPaths.scoreSheets, { state });

function OwnScores({ session, own }: { session: string; own: Own }) {
  const { sheets, returned, due, furtherDue } = own;
  if (taught(own) + returned.length + due.length === 0) {
    return (
      <Card title={words.sheets(session)}>
        <p className="text-ink-muted">{words.noCourse(session)}</p>
      </Card>
    );
  }
  /** A course of an earlier session is told with it. */
  const named = (course: { code: string; session: string }) =>
    course.session === session ? course.code : words.ofSession(course.code, course.session);
  return (
    <Card title={words.sheets(session)}>
      <FigureStrip
        label={words.sheets(session)}
        items={(["none", ...sheetStates] as const).map((state) => ({
          term: sheetPages.states[state],
          value: count(sheets[state]),
          href: sheets[state] === 0 ? undefined : ownIn(state),
        }))}
      />
      {returned.length > 0 && (
        <Courses title={words.returned}>
          {returned.map(({ courseId, sessionId, reason, at, ...one }) => (
            <Course key={at} code={named(one)} href={scoreSheetPath(courseId, sessionId)}>
              <span className="block break-words">{reason}</span>
              <span className="block text-14 text-ink-muted">{words.returnedOn(at)}</span>
            </Course>
          ))}
        </Courses>
      )}
      {due.length > 0 && (
        <Courses title={words.due}>
          {due.map(({ courseId, sessionId, days, closesAt, scored, students, ...one }) => (
            <Course
              key={`${courseId}-${sessionId}`}
              code={named(one)}
              href={scoreSheetPath(courseId, sessionId)}
            >
              {words.daysLeft(days)}
              <span className="block text-14 text-ink-muted">
                {words.until(closesAt)}, {words.scored(scored, students)}
              </span>
            </Course>
          ))}
          {furtherDue > 0 && (
            <li>
              <Link className={line} href={dueCoursesPath}>
                {words.furtherDue(furtherDue)}
              </Link>
            </li>
          )}
        </Courses>
      )}
    </Card>
  );
}

const ownIn = (state: string) => withSearch(staffPaths.myCourses, { state });

function Courses({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-6 font-semibold">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </>
  );
}

/** A course by its code, and what is said of it. */
function Course({ code, href, children }: { code: string; href: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1">
      <Link className={line} href={href}>
        {code}
      </Link>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

const [unappraisedState, inProgressState, completedState] = appraisalStates;

function Appraisals({ unappraised, inProgress, completed, means }: Own["appraisals"]) {
  return (
    <Card title={words.appraisals}>
      <FigureStrip
        label={words.appraisals}
        items={[
          { term: unappraisedState, value: count(unappraised) },
          { term: inProgressState, value: count(inProgress) },
          { term: completedState, value: count(completed) },
        ]}
      />
      {means.length === 0 ? (
        <p className="mt-4 text-ink-muted">{words.tooFew(fewestAnswers)}</p>
      ) : (
        <Courses title={words.means}>
          {means.map(({ courseId, sessionId, code, mean }) => (
            <Course key={courseId} code={code} href={taughtCoursePath(courseId, sessionId)}>
              {words.mean(formatPoints(mean))}
            </Course>
          ))}
        </Courses>
      )}
    </Card>
  );
}
