import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { useQuery } from "@tanstack/react-query";
import type { RecordProps } from "../../parts/list/record.ts";
import { ofAll, optionsPage, programmesOf } from "./department-columns.tsx";
import { UnitBeside } from "./unit-beside.tsx";

const { columns: heads, acts } = schoolSetupMessages;

/** The heading says the first. */
const [, ...facts] = ofAll;

/** One department beside its list, whatever page of the list it stands on. */
export function DepartmentBeside({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getDepartment", { id }));
  return (
    <UnitBeside
      id={id}
      focused={focused}
      history="department"
      thing={heads.department}
      query={query}
      facts={facts}
      linksOf={(department) => [
        { label: acts.options, href: optionsPage(department) },
        { label: heads.programmes, href: programmesOf(department) },
      ]}
    />
  );
}
