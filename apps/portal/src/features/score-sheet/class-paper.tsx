import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { CourseClassList } from "@polyportal/ui/course-class-list";
import { useQueries, useQuery } from "@tanstack/react-query";
import { DocumentPage, useIssuer } from "../../app/document-page.tsx";
import { Fetched } from "../../app/fetched.tsx";

type Course = Output<"getMyCourse">;

/** The class of a course on paper, or its sheet for those who sit the examination to sign. */
export function ClassPaper({ course, kind }: { course: Course; kind: "class" | "attendance" }) {
  const school = useIssuer();
  const { courseId, sessionId, code, title, lecturers, ...of } = course;
  const pages = useWholeClass(courseId, sessionId);
  return (
    <DocumentPage title={words.papers[kind]}>
      <Fetched query={pages.find(({ data }) => !data) ?? pages[0]} label={words.fetching}>
        {() => (
          <CourseClassList
            kind={kind}
            classList={{
              ...of,
              school,
              course: `${code}, ${title}`,
              lecturers: lecturers.map(({ name }) => name).join(", "),
              students: pages.flatMap(({ data }) =>
                (data?.items ?? []).map((student) => ({
                  ...student,
                  registration: words.registrations[student.registration],
                })),
              ),
            }}
          />
        )}
      </Fetched>
    </DocumentPage>
  );
}

/** Everybody of a class, in pages as large as there are: the paper has all of them. */
function useWholeClass(course: number, session: number) {
  const client = useClient();
  const page = (number: number) =>
    queryOptionsFor(client, "listCourseClass", {
      course,
      session,
      page: number,
      size: largestPage,
    });
  const first = useQuery(page(1));
  const further = Math.max(0, Math.ceil((first.data?.total ?? 0) / largestPage) - 1);
  const rest = useQueries({
    queries: Array.from({ length: further }, (_, index) => page(index + 2)),
  });
  return [first, ...rest] as const;
}
