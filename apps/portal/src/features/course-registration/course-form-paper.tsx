import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { packMessages } from "@polyportal/domain/messages/clearance-pack";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { clearancePackPath } from "@polyportal/domain/routes/paths";
import { CourseForm } from "@polyportal/ui/course-form";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { courseFormView } from "../../parts/paper/course-form-view.ts";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { useStudentPhoto } from "../../parts/photo/use-student-photo.ts";
import { noSuchRegistration } from "./no-such-registration.tsx";

/** The course form of a session. */
export function CourseFormPaper({ sessionId }: { sessionId: number }) {
  const school = useIssuer();
  const query = useQuery(queryOptionsFor(useClient(), "getCourseForm", { sessionId }));
  const photoSrc = useStudentPhoto(query.data?.student.passport ?? null);
  return (
    <DocumentPage
      title={courseRegistrationWords.courseForm}
      aside={
        query.data && (
          <p>
            {packMessages.offer}{" "}
            <Link href={clearancePackPath(sessionId)}>{packMessages.title}</Link>.
          </p>
        )
      }
    >
      <Fetched
        query={query}
        label={courseRegistrationWords.fetchingCourseForm}
        refused={noSuchRegistration}
      >
        {(form) => <CourseForm form={courseFormView(form, school, photoSrc)} />}
      </Fetched>
    </DocumentPage>
  );
}
