import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { CourseForm } from "@polyportal/ui/course-form";
import { useQuery } from "@tanstack/react-query";
import { DocumentPage, useIssuer } from "../../app/document-page.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { useStudentPhoto } from "../../app/use-student-photo.ts";
import { noSuchRegistration } from "./no-such-registration.tsx";

/** The course form of a session. */
export function CourseFormPaper({ sessionId }: { sessionId: number }) {
  const school = useIssuer();
  const query = useQuery(queryOptionsFor(useClient(), "getCourseForm", { sessionId }));
  const photoSrc = useStudentPhoto(query.data?.student.passport ?? null);
  return (
    <DocumentPage title="Course Form">
      <Fetched query={query} label="Fetching your course form…" refused={noSuchRegistration}>
        {({ session, student, semesters, totalUnits, verification }) => (
          <CourseForm
            form={{
              school,
              student: { ...student, photoSrc },
              session: session.name,
              semesters: semesters.map((semester) => ({
                ...semester,
                courses: semester.courses.map((course) => ({ ...course, status: course.kind })),
              })),
              totalUnits,
              verification,
            }}
          />
        )}
      </Fetched>
    </DocumentPage>
  );
}
