import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { CourseClassList } from "@polyportal/ui/course-class-list";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { LongPaper } from "../../parts/paper/long-paper.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { useWholeList } from "../../parts/list/use-whole-list.ts";

type Course = Output<"getMyCourse">;

/** The class of a course on paper, or its sheet for those who sit the examination to sign. */
export function ClassPaper({ course, kind }: { course: Course; kind: "class" | "attendance" }) {
  const school = useIssuer();
  const { courseId, sessionId, code, title, lecturers, ...of } = course;
  const client = useClient();
  const asked = { course: courseId, session: sessionId };
  const pages = useWholeList((part) =>
    queryOptionsFor(client, "listCourseClass", { ...asked, ...part }),
  );
  const [{ data: first }] = pages;
  if (first && first.total > paperAtOnce) {
    return (
      <DocumentPage title={words.papers[kind]}>
        <LongPaper
          title={words.papers[kind]}
          paper={kind === "class" ? "courseClass" : "attendance"}
          students={first.total}
          asked={asked}
        />
      </DocumentPage>
    );
  }
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
