import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import { appraisalStates } from "@polyportal/domain/appraisal/states";
import { fewestAnswers } from "@polyportal/domain/appraisal/summary";
import { formatDateTime } from "@polyportal/domain/format/date";
import { formatCreditUnits, formatPoints } from "@polyportal/domain/format/marks";
import { courseClassWords } from "@polyportal/domain/messages/course-class";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { taughtCourseWords as words } from "@polyportal/domain/messages/taught-course";
import { courseClassPath, scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { nextActOf } from "@polyportal/domain/score-sheet/next-act";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { HistoryButton } from "../../parts/history/history-button.tsx";
import { sheetIn, type Which } from "./sheet-in.ts";
import { SheetState } from "./sheet-state.tsx";
import { SheetWay } from "./sheet-way.tsx";

type Course = Output<"getMyCourse">;

/** One course that somebody teaches: who has registered it, how far its scores are, what comes next. */
export function Page() {
  const [search] = useSearchParams();
  const which = sheetIn(search);
  if (!which) return <Navigate to={staffPaths.myCourses} replace />;
  return <Asked {...which} />;
}

function Asked(which: Which) {
  const query = useQuery(queryOptionsFor(useClient(), "getMyCourse", which));
  return (
    <FetchedPage query={query} title={words.page} label={words.fetching}>
      {(course) => <Taught course={course} />}
    </FetchedPage>
  );
}

function Taught({ course }: { course: Course }) {
  const { code, title, session, acts, registrations, missing } = course;
  const next = nextActOf(acts, { approved: registrations.approved, missing });
  return (
    <PortalPage
      title={code}
      lead={words.about(title, session)}
      actions={
        <>
          {course.sheetId && (
            <HistoryButton
              record="scoreSheet"
              id={course.sheetId}
              name={sheetPages.scoresOf(code)}
            />
          )}
          <Button asChild variant="secondary">
            <Link href={courseClassPath(course.courseId, course.sessionId)}>
              {courseClassWords.toClass}
            </Link>
          </Button>
          <Button asChild>
            <Link href={scoreSheetPath(course.courseId, course.sessionId)}>{words.next[next]}</Link>
          </Button>
        </>
      }
    >
      <p className="mb-4">
        <SheetState state={course.state} held={course.held} />
      </p>
      <DescriptionList items={factsOf(course)} columns={3} />
      <h2 className="mt-8 mb-3 text-18 font-semibold">{words.registrations}</h2>
      <DescriptionList
        columns={3}
        phoneColumns={2}
        items={[
          { term: words.registered.approved, value: registrations.approved },
          { term: words.registered.submitted, value: registrations.submitted },
          { term: words.registered.returned, value: registrations.returned },
          { term: words.missing, value: missing },
        ]}
      />
      <SheetWay sheet={course} />
      <Appraisals {...course.appraisals} />
    </PortalPage>
  );
}

const factsOf = (course: Course) => [
  { term: words.units, value: formatCreditUnits(course.creditUnit) },
  { term: words.level, value: `${course.department}, ${course.level}` },
  { term: words.semester, value: course.semester },
  {
    term: words.lecturers,
    value:
      course.lecturers
        .map(({ name, coordinator }) => (coordinator ? words.coordinator(name) : name))
        .join(", ") || words.nobody,
  },
  {
    term: words.split,
    value: partsOf(course.split)
      .map((part) => words.parts[part](course.split[part]))
      .join(", "),
  },
  {
    term: words.deadline,
    value: course.closesAt ? formatDateTime(course.closesAt) : words.noDeadline,
  },
];

const [unappraisedState, inProgressState, completedState] = appraisalStates;
const textOf = new Map<string, string>(appraisalQuestions.map(({ id, text }) => [id, text]));

/** How many have appraised the reader, and what they said, from as many on as hide who said it. */
function Appraisals({ unappraised, inProgress, completed, means }: Course["appraisals"]) {
  return (
    <section className="mt-8" aria-label={words.appraisals}>
      <h2 className="mb-3 text-18 font-semibold">{words.appraisals}</h2>
      <DescriptionList
        aria-label={words.appraisalStates}
        columns={3}
        phoneColumns={2}
        items={[
          { term: unappraisedState, value: unappraised },
          { term: inProgressState, value: inProgress },
          { term: completedState, value: completed },
        ]}
      />
      {means.length === 0 ? (
        <p className="mt-4 text-ink-muted">{words.tooFew(fewestAnswers)}</p>
      ) : (
        <>
          <h3 className="mt-6 mb-3 font-semibold">{words.means}</h3>
          <DescriptionList
            items={means.map(({ question, mean }) => ({
              term: textOf.get(question) ?? question,
              value: formatPoints(mean),
            }))}
          />
        </>
      )}
    </section>
  );
}
