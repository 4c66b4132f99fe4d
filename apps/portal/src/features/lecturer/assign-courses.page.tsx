import { courseLecturerList } from "@polyportal/api-client/list/course-lecturers";
import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { CourseParts, partIn } from "./course-parts.tsx";
import type { Opened } from "./over-courses.tsx";
import { courses, idOf, unassignable, type TaughtCourse } from "./course-columns.tsx";

// What most visits do not open comes when it is opened.
const OverCourses = lazyPart(async () => (await import("./over-courses.tsx")).OverCourses);
const CourseTeam = lazyPart(async () => (await import("./course-team.tsx")).CourseTeam);

const TaughtDetailPanel = lazyPart(
  async () => (await import("./taught-detail-panel.tsx")).TaughtDetailPanel,
);

const BesideCourses = lazyPart(async () => (await import("./beside-courses.tsx")).BesideCourses);

const record = { content: TaughtDetailPanel, columns: ["code", "title", "sheet"] };

/** A course has one past, over all sessions. */
const noted = {
  rowId: ({ id }: TaughtCourse) => String(id),
  rowLabel: ({ code }: TaughtCourse) => code,
};

/** Who teaches which course of a session; mounted among the users and among the lecturers. */
export function Page() {
  const mayEnter = useMay(
    "users.enter",
    "assignCourseLecturers",
    "copyCourseLecturers",
    "setCourseCoordinator",
    "endCourseLecturer",
    "replaceCourseLecturer",
    "previewCourseLecturers",
    "uploadCourseLecturers",
    "previewTimetable",
    "uploadTimetable",
    "createTimetableSlot",
    "updateTimetableSlot",
    "removeTimetableSlot",
  );
  const part = partIn(useLocation());
  if (part !== "courses") {
    return (
      <Suspense fallback={<PageLoader />}>
        <BesideCourses part={part} mayEnter={mayEnter} />
      </Suspense>
    );
  }
  return (
    <OrImport
      allowed={mayEnter}
      of="CourseLecturers"
      noun={words.noun}
      kind={words.kind}
      bulk={["copied-lecturers"]}
    >
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  const filters = useListFilters(courseLecturerList);
  const [opened, setOpened] = useState<Opened>();
  const rowActions = useCallback(
    (course: TaughtCourse) => [
      {
        label: words.assign,
        disabledReason: unassignable(mayEnter, course),
        onSelect: () => setOpened({ act: "assign", course }),
      },
    ],
    [mayEnter],
  );
  const past = useRecordHistory("course", { ...noted, rowActions });
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
      filters={filters}
      rowId={idOf}
      rowActions={past.rowActions}
      rowDetail={rowDetail}
      record={record}
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <Button variant="secondary" onClick={() => setOpened({ act: "copy" })}>
              {words.copy}
            </Button>
          </>
        )
      }
      over={
        <>
          {past.over}
          {opened && (
            <OverCourses opened={opened} filters={filters} onClose={() => setOpened(undefined)} />
          )}
        </>
      }
    />
  );
}
