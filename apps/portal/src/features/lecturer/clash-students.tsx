import { clashStudentList } from "@polyportal/api-client/list/clash-students";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { coursePartWords } from "@polyportal/domain/messages/course-parts";
import { timetableMessages } from "@polyportal/domain/messages/timetable";
import { withSearch } from "@polyportal/domain/routes/search";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";

const { inBoth: words } = timetableMessages.clashes;

const students = listOf(clashStudentList, { one: { width: 7 }, other: { width: 7 } });

/** Of which session and courses, the address says. */
const own = { session: null };

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
  const client = useClient();
  const { data: first } = useQuery(queryOptionsFor(client, "getCourse", { id: one }));
  const { data: second } = useQuery(queryOptionsFor(client, "getCourse", { id: other }));
  // The courses' codes stand over what each is registered as.
  const columns = useMemo(() => {
    const codes: Record<string, string | undefined> = { one: first?.code, other: second?.code };
    return students.columns.map((column) => ({
      ...column,
      header: codes[column.id] ?? column.header,
    }));
  }, [first?.code, second?.code]);
  return (
    <ListPage
      {...students}
      title={first && second ? words.of(first.code, second.code) : words.title}
      lead={words.lead}
      columns={columns}
      filters={useListFilters(clashStudentList, own)}
      always={{ session, one, other }}
      actions={
        <Button asChild variant="secondary">
          <BareLink href={clashes}>{coursePartWords.parts.clashes}</BareLink>
        </Button>
      }
    />
  );
}
