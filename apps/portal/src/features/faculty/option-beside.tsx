import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { useQuery } from "@tanstack/react-query";
import { openRecord, type RecordProps } from "../../parts/list/record.ts";
import { columns } from "./option-columns.tsx";
import { UnitBeside } from "./unit-beside.tsx";

const { columns: heads } = schoolSetupMessages;

/** The heading says the first. */
const [, ...facts] = columns;

/** One option beside its list, whatever page of the list it stands on. */
export function OptionBeside({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getDepartmentOption", { id }));
  return (
    <UnitBeside
      id={id}
      focused={focused}
      history="departmentOption"
      thing={heads.option}
      query={query}
      facts={facts}
      linksOf={({ departmentId }) => [
        {
          label: heads.department,
          href: withSearch(staffPaths.departments, { [openRecord]: departmentId }),
        },
      ]}
    />
  );
}
