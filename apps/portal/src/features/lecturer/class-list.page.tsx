import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { registrationsInClass, uploadsInClass } from "@polyportal/domain/lecturer/class-filters";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import {
  classListPath,
  classPath,
  classStudentPath,
  staffPaths,
} from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { ofSemester } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { addressOf, classIn, type ClassAsked } from "../../parts/class/class-in.ts";
import { ClassPhoto } from "../../parts/class/class-photo.tsx";

const ClassListPaper = lazy(async () => ({
  default: (await import("./class-list-paper.tsx")).ClassListPaper,
}));

type Class = Output<"getClass">;
type Student = Output<"listClassStudents">["items"][number];

const { list } = words;
const { columns: heads } = list;

const figure = (
  id: "coursesUploaded" | "totalCoursesRegistered" | "semestersCount" | "sessionsCount",
): DataColumn<Student> => ({
  id,
  header: heads[id],
  value: (student) => student[id],
  numeric: true,
  sortable: false,
  width: 6,
  grow: 0,
});

const columns: readonly DataColumn<Student>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    cell: (student) => (
      <span className="flex items-center gap-2">
        <ClassPhoto {...student} studentId={student.id} />
        <span className="min-w-0">{student.fullName}</span>
      </span>
    ),
    rowHeader: true,
    fixed: true,
    width: 13,
    grow: 2,
  },
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    width: 10,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  {
    id: "registration",
    header: heads.registration,
    value: ({ registration }) => words.registrationOf(registration),
    sortable: false,
    width: 9,
  },
  figure("coursesUploaded"),
  figure("totalCoursesRegistered"),
  figure("semestersCount"),
  figure("sessionsCount"),
  {
    id: "cgpa",
    header: heads.cgpa,
    value: ({ cgpa }) => words.average(cgpa),
    numeric: true,
    sortable: false,
    width: 5,
    grow: 0,
  },
];

const choice = (name: "registration" | "uploads", values: readonly (keyof typeof words.counts)[]) =>
  ({
    kind: "select",
    name,
    label: heads[name],
    options: values.map((value) => ({ value, label: words.counts[value] })),
  }) as const;

const filters: readonly Filter[] = [
  ofSemester(heads.semester),
  choice("registration", registrationsInClass),
  choice("uploads", uploadsInClass),
];

const idOf = ({ id }: Student) => id;
const nameOf = ({ fullName }: Student) => fullName;

/** The students of a class with their courses and averages: to look through, and on paper. */
export function Page() {
  const [search] = useSearchParams();
  const which = classIn(search);
  if (!which) return <Navigate to={staffPaths.myClass} replace />;
  return <Asked which={which} paper={search.get("print") === "class"} />;
}

function Asked({ which, paper }: { which: ClassAsked; paper: boolean }) {
  const query = useQuery(queryOptionsFor(useClient(), "getClass", which));
  if (query.data) {
    return paper ? (
      <Suspense fallback={null}>
        <ClassListPaper one={query.data} />
      </Suspense>
    ) : (
      <Listed one={query.data} />
    );
  }
  return (
    <PortalPage title={list.title}>
      <Fetched query={query} label={words.fetching}>
        {() => null}
      </Fetched>
    </PortalPage>
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
      list="listClassStudents"
      title={list.title}
      lead={words.about(words.nameOf(one), words.when(one.semester, one.session))}
      columns={columns}
      filters={filters}
      always={always}
      searchLabel={list.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      empty={list.none}
      exported
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
