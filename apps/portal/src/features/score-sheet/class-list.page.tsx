import type { Output } from "@polyportal/api-client/client/client";
import { courseClassList } from "@polyportal/api-client/list/course-class";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { whyNotWords } from "@polyportal/domain/messages/why-not.words";
import { courseClassPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { NameWithCoursePhoto } from "../../parts/class/class-photo.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { AskWhyNot } from "../../parts/why-not/ask-why-not.tsx";
import { sheetIn, type Which } from "./sheet-in.ts";

const ClassPaper = lazyPart(async () => (await import("./class-paper.tsx")).ClassPaper);

type Course = Output<"getMyCourse">;
type Taught = { course: number; session: number };

const classIn = (taught: Taught) =>
  listOf(courseClassList, {
    fullName: {
      cell: (student) => <NameWithCoursePhoto {...student} taught={taught} />,
    },
    kind: { width: 7 },
    registration: { width: 11 },
  });

/** The class is one course's in one session. */
const own = { course: null, session: null };

/** Who has registered a course that the reader teaches: to look through, and on paper. */
export function Page() {
  const [search] = useSearchParams();
  const which = sheetIn(search);
  if (!which) return <Navigate to={staffPaths.myCourses} replace />;
  const print = search.get("print");
  const paper = print === "class" || print === "attendance" ? print : undefined;
  return <Asked which={which} paper={paper} />;
}

function Asked({ which, paper }: { which: Which; paper: "class" | "attendance" | undefined }) {
  const query = useQuery(queryOptionsFor(useClient(), "getMyCourse", which));
  return (
    <FetchedPage query={query} title={words.title} label={words.fetching}>
      {(course) =>
        paper ? (
          <Suspense fallback={null}>
            <ClassPaper course={course} kind={paper} />
          </Suspense>
        ) : (
          <Listed course={course} />
        )
      }
    </FetchedPage>
  );
}

function Listed({ course: { courseId, sessionId, code, title, session } }: { course: Course }) {
  const taught = useMemo(() => ({ course: courseId, session: sessionId }), [courseId, sessionId]);
  const list = useMemo(() => classIn(taught), [taught]);
  return (
    <ListPage
      {...list}
      lead={words.about(code, title, session)}
      filters={useListFilters(courseClassList, own)}
      always={taught}
      actions={
        <>
          <AskWhyNot
            label={whyNotWords.notOnList}
            about={words.about(code, title, session)}
            asked={{ wish: "class-list", sessionId, courseId }}
          />
          <Button asChild variant="secondary">
            <Link href={courseClassPath(courseId, sessionId, "attendance")}>
              {words.print.attendance}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href={courseClassPath(courseId, sessionId, "class")}>{words.print.class}</Link>
          </Button>
        </>
      }
    />
  );
}
