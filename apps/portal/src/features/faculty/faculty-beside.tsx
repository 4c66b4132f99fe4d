import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { useQuery } from "@tanstack/react-query";
import type { RecordProps } from "../../parts/list/record.ts";
import { columns, departmentsOf } from "./faculty-columns.tsx";
import { UnitBeside } from "./unit-beside.tsx";

const { columns: heads, acts } = schoolSetupMessages;

/** The heading says the first. */
const [, ...facts] = columns;

/** One faculty beside its list, whatever page of the list it stands on. */
export function FacultyBeside({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getFaculty", { id }));
  return (
    <UnitBeside
      id={id}
      focused={focused}
      history="faculty"
      thing={heads.faculty}
      query={query}
      facts={facts}
      linksOf={(faculty) => [{ label: acts.departments, href: departmentsOf(faculty) }]}
    />
  );
}
