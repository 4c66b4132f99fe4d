import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { ImportLink } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { CourseParts } from "./course-parts.tsx";
import { courses, unassignable, type TaughtCourse } from "./course-columns.tsx";

// What most visits do not open comes when it is opened.
const AssignLecturers = lazyPart(
  async () => (await import("./assign-lecturers.tsx")).AssignLecturers,
);
const CopyCourses = lazyPart(async () => (await import("./copy-courses.tsx")).CopyCourses);
const CourseTeam = lazyPart(async () => (await import("./course-team.tsx")).CourseTeam);

const TaughtDetailPanel = lazyPart(
  async () => (await import("./taught-detail-panel.tsx")).TaughtDetailPanel,
);

const record = { content: TaughtDetailPanel, columns: ["code", "title", "sheet"] };

/** A course has one past, over all sessions. */
const historyRow = { rowId: ({ id }: TaughtCourse) => String(id) };

/** The courses of a session with their lecturers, and what can be done with each. */
export function TaughtList({ mayEnter }: { mayEnter: boolean }) {
  const [over, open] = useOver();
  const rowActions = useCallback(
    (course: TaughtCourse) => [
      {
        label: words.assign,
        disabledReason: unassignable(mayEnter, course),
        onSelect: () => open(AssignLecturers, { course }),
      },
    ],
    [mayEnter, open],
  );
  const rowDetail = useCallback(
    (course: TaughtCourse) =>
      course.lecturers.length === 0 ? null : (
        <Suspense fallback={<PageLoader />}>
          <CourseTeam course={course} disabledReason={unassignable(mayEnter, course)} />
        </Suspense>
      ),
    [mayEnter],
  );
  return (
    <ListPage
      {...courses}
      title={words.title}
      lead={words.lead}
      head={<CourseParts open="courses" />}
      rowActions={rowActions}
      history="course"
      historyRow={historyRow}
      rowDetail={rowDetail}
      record={record}
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <Button variant="secondary" onClick={() => open(CopyCourses, {})}>
              {words.copy}
            </Button>
          </>
        )
      }
      over={over}
    />
  );
}
