import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { CourseClassList } from "@polyportal/ui/course-class-list";
import { useQuery } from "@tanstack/react-query";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { LongPaper } from "../../parts/paper/long-paper.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { useWholeList } from "../../parts/list/use-whole-list.ts";

type Course = Output<"getMyCourse">;

const papers = { class: "course-class-list", attendance: "attendance-sheet" } as const;

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
  // One on which nobody stands has no code.
  const verified = useQuery({
    ...queryOptionsFor(client, "getCourseClassPaper", { ...asked, paper: papers[kind] }),
    enabled: first !== undefined && first.total > 0 && first.total <= paperAtOnce,
  });
  const { data: issued } = verified;
  if (first && first.total > paperAtOnce) {
    return (
      <DocumentPage title={words.papers[kind]}>
        <LongPaper
          title={words.papers[kind]}
          paper={kind === "class" ? "courseClass" : "attendance"}
          lead={longPaperPage.lead(first.total)}
          asked={asked}
        />
      </DocumentPage>
    );
  }
  const missing =
    pages.find(({ data }) => !data) ?? (first?.total && !issued ? verified : undefined);
  return (
    <DocumentPage title={words.papers[kind]}>
      <Fetched query={missing ?? pages[0]} label={words.fetching}>
        {() => (
          <CourseClassList
            kind={kind}
            classList={{
              ...of,
              school,
              course: `${code}, ${title}`,
              lecturers: lecturers.map(({ name }) => name).join(", "),
              fingerprint: issued?.fingerprint,
              verification: issued,
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
