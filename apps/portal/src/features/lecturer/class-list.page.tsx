import type { Output } from "@polyportal/api-client/client/client";
import { classStudentList } from "@polyportal/api-client/list/class-students";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import {
  classListPath,
  classPath,
  classStudentPath,
  staffPaths,
} from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { Filter } from "@polyportal/ui/filter";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { choiceOf, listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { addressOf, classIn, type ClassAsked } from "../../parts/class/class-in.ts";
import { NameWithPhoto } from "../../parts/class/class-photo.tsx";

const ClassListPaper = lazyPart(
  async () => (await import("./class-list-paper.tsx")).ClassListPaper,
);

type Class = Output<"getClass">;
type Student = RowOf<"listClassStudents">;

const { list } = words;

const students = listOf(classStudentList, {
  fullName: {
    cell: (student) => <NameWithPhoto {...student} studentId={student.id} />,
    width: 13,
    grow: 2,
  },
  department: { hidden: true },
  registration: { width: 9 },
  coursesUploaded: { width: 6, grow: 0 },
  totalCoursesRegistered: { width: 6, grow: 0 },
  semestersCount: { width: 6, grow: 0 },
  sessionsCount: { width: 6, grow: 0 },
  cgpa: { width: 5, grow: 0 },
});

const filters: readonly Filter[] = [
  choiceOf(classStudentList, "semester"),
  choiceOf(classStudentList, "registration"),
  choiceOf(classStudentList, "uploads"),
];

/** The students of a class with their courses and averages: to look through, and on paper. */
export function Page() {
  const [search] = useSearchParams();
  const which = classIn(search);
  if (!which) return <Navigate to={staffPaths.myClass} replace />;
  return <Asked which={which} paper={search.get("print") === "class"} />;
}

function Asked({ which, paper }: { which: ClassAsked; paper: boolean }) {
  const query = useQuery(queryOptionsFor(useClient(), "getClass", which));
  return (
    <FetchedPage title={list.title} query={query} label={words.fetching}>
      {(one) =>
        paper ? (
          <Suspense fallback={null}>
            <ClassListPaper one={one} />
          </Suspense>
        ) : (
          <Listed one={one} />
        )
      }
    </FetchedPage>
  );
}

function Listed({ one }: { one: Class }) {
  const which = addressOf(one);
  // The semester is the reader's to change.
  const { semester: _, ...always } = which;
  const rowActions = ({ id }: Student) => [
    { label: list.results, href: classStudentPath(id, which) },
  ];
  return (
    <ListPage
      {...students}
      lead={words.about(words.nameOf(one), words.when(one.semester, one.session))}
      filters={filters}
      always={always}
      rowActions={rowActions}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link href={classPath(which)}>{list.toClass}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href={classListPath(which, { print: "class" })}>{list.print}</Link>
          </Button>
        </>
      }
    />
  );
}
