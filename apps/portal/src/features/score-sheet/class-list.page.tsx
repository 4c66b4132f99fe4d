import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { courseKinds } from "@polyportal/domain/course-registration/course";
import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { whyNotWords } from "@polyportal/domain/messages/why-not.words";
import { courseClassPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { CourseClassPhoto } from "../../parts/class/class-photo.tsx";
import { ofDepartments, ofLevels } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { AskWhyNot } from "../../parts/why-not/ask-why-not.tsx";
import { useUnits } from "../../parts/units/use-units.ts";
import { sheetIn, type Which } from "./sheet-in.ts";

const ClassPaper = lazyPart(async () => (await import("./class-paper.tsx")).ClassPaper);

type Course = Output<"getMyCourse">;
type Student = Output<"listCourseClass">["items"][number];

const { columns: heads, registrations } = words;

const columnsOf = (taught: { course: number; session: number }): readonly DataColumn<Student>[] => [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    cell: ({ studentId, fullName, passport }) => (
      <span className="flex items-center gap-2">
        <CourseClassPhoto {...{ studentId, fullName, passport, taught }} />
        <span className="min-w-0">{fullName}</span>
      </span>
    ),
    rowHeader: true,
    fixed: true,
    width: 12,
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
    width: 10,
    grow: 2,
  },
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, width: 6 },
  { id: "kind", header: heads.kind, value: ({ kind }) => kind, sortable: false, width: 7 },
  {
    id: "registration",
    header: heads.registration,
    value: ({ registration }) => registrations[registration],
    sortable: false,
    width: 11,
  },
];

const idOf = ({ id }: Student) => id;
const nameOf = ({ fullName }: Student) => fullName;

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
  if (query.data) {
    return paper ? (
      <Suspense fallback={null}>
        <ClassPaper course={query.data} kind={paper} />
      </Suspense>
    ) : (
      <Listed course={query.data} />
    );
  }
  return (
    <PortalPage title={words.title}>
      <Fetched query={query} label={words.fetching}>
        {() => null}
      </Fetched>
    </PortalPage>
  );
}

function Listed({ course: { courseId, sessionId, code, title, session } }: { course: Course }) {
  const units = useUnits();
  const taught = useMemo(() => ({ course: courseId, session: sessionId }), [courseId, sessionId]);
  const columns = useMemo(() => columnsOf(taught), [taught]);
  const filters = useMemo(
    (): readonly Filter[] => [
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
      {
        kind: "several",
        name: "kind",
        label: heads.kind,
        options: courseKinds.map((kind) => ({ value: kind, label: kind })),
      },
      {
        kind: "several",
        name: "registration",
        label: heads.registration,
        options: Object.entries(registrations).map(([value, label]) => ({ value, label })),
      },
    ],
    [units],
  );
  return (
    <ListPage
      list="listCourseClass"
      title={words.title}
      lead={words.about(code, title, session)}
      columns={columns}
      filters={filters}
      always={taught}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      empty={words.none}
      exported
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
