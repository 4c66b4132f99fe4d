import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { OrImport } from "../../parts/import/import.tsx";
import { partIn } from "./course-parts.tsx";
import { TaughtList } from "./taught-list.tsx";

const BesideCourses = lazyPart(async () => (await import("./beside-courses.tsx")).BesideCourses);

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
      <TaughtList mayEnter={mayEnter} />
    </OrImport>
  );
}
