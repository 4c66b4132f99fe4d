import { clashStudentList } from "@polyportal/api-client/list/clash-students";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { coursePartWords } from "@polyportal/domain/messages/course-parts";
import { timetableMessages } from "@polyportal/domain/messages/timetable";
import { withSearch } from "@polyportal/domain/routes/search";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofDepartments } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { useUnits } from "../../parts/units/use-units.ts";

type Student = RowOf<"listClashStudents">;

const { inBoth: words } = timetableMessages.clashes;
const { columns: heads } = words;

const described = columnsOf(clashStudentList, {
  fullName: { rowHeader: true, fixed: true, width: 12, grow: 2 },
  matricNumber: { width: 10 },
  department: { width: 10 },
  level: { width: 6 },
  one: { width: 7 },
  other: { width: 7 },
});

/** With the courses' codes over what each is registered as. */
const columnsUnder = (
  codes: Readonly<Record<string, string | undefined>>,
): readonly DataColumn<Student>[] =>
  described.map((column) => ({ ...column, header: codes[column.id] ?? column.header }));

const idOf = ({ id }: Student) => id;
const nameOf = ({ fullName }: Student) => fullName;

/** Who has registered both of two courses that are at one time. */
export function ClashStudents() {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const [one, other] = [Number(asked.get("one")), Number(asked.get("other"))];
  const session = asked.get("session") ?? undefined;
  const clashes = `${withSearch(pathname, { session })}#clashes`;
  return one > 0 && other > 0 ? (
    <Listed one={one} other={other} session={session} clashes={clashes} />
  ) : (
    <Navigate to={clashes} replace />
  );
}

type Props = { one: number; other: number; session: string | undefined; clashes: string };

function Listed({ one, other, session, clashes }: Props) {
  const units = useUnits();
  const client = useClient();
  const { data: first } = useQuery(queryOptionsFor(client, "getCourse", { id: one }));
  const { data: second } = useQuery(queryOptionsFor(client, "getCourse", { id: other }));
  const columns = useMemo(
    () => columnsUnder({ one: first?.code, other: second?.code }),
    [first?.code, second?.code],
  );
  const filters = useMemo(
    (): readonly Filter[] => [
      ofDepartments(heads.department, units),
      choiceOf(clashStudentList, "level"),
    ],
    [units],
  );
  return (
    <ListPage
      list="listClashStudents"
      title={first && second ? words.of(first.code, second.code) : words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      always={{ session, one, other }}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      empty={words.none}
      exported
      actions={
        <Button asChild variant="secondary">
          <BareLink href={clashes}>{coursePartWords.parts.clashes}</BareLink>
        </Button>
      }
    />
  );
}
