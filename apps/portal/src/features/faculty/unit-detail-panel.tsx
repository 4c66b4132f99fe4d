import type { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { factsOf } from "../../parts/list/facts.ts";
import { openRecord, type RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import {
  departments,
  departmentsOf,
  faculties,
  options,
  optionsPage,
  programmesOf,
} from "./unit-lists.tsx";

const { columns: heads, acts } = schoolSetupMessages;

/** One faculty beside its list, whatever page of the list it stands on. */
export function FacultyDetailPanel(props: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getFaculty", { id: props.id }));
  return (
    <UnitDetailPanel
      {...props}
      history="faculty"
      thing={heads.faculty}
      query={query}
      columns={faculties.columns}
      linksOf={(faculty) => [{ label: acts.departments, href: departmentsOf(faculty) }]}
    />
  );
}

/** One department. */
export function DepartmentDetailPanel(props: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getDepartment", { id: props.id }));
  return (
    <UnitDetailPanel
      {...props}
      history="department"
      thing={heads.department}
      query={query}
      columns={departments.columns}
      linksOf={(department) => [
        { label: acts.options, href: optionsPage(department) },
        { label: heads.programmes, href: programmesOf(department) },
      ]}
    />
  );
}

/** One option of a department. */
export function OptionDetailPanel(props: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getDepartmentOption", { id: props.id }));
  return (
    <UnitDetailPanel
      {...props}
      history="departmentOption"
      thing={heads.option}
      query={query}
      columns={options.columns}
      linksOf={({ departmentId }) => [
        {
          label: heads.department,
          href: withSearch(staffPaths.departments, { [openRecord]: departmentId }),
        },
      ]}
    />
  );
}

type Props<Unit> = RecordProps & {
  /** As what the record of changes notes it. */
  history: HistorySubject;
  /** What it is, until its name is known. */
  thing: string;
  query: { data: Unit | undefined; error: ApiError | null; refetch: () => unknown };
  columns: readonly DataColumn<Unit>[];
  linksOf: (unit: Unit) => readonly { label: string; href: string }[];
};

/** A unit of the school beside its list: what its row tells, where it leads, what became of it. */
function UnitDetailPanel<Unit extends { name: string }>(props: Props<Unit>) {
  const { id, focused, history, thing, query, columns, linksOf } = props;
  const wide = useWide();
  // The heading says the first.
  const [, ...facts] = columns;
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={query.data?.name ?? thing}
      actions={
        query.data &&
        linksOf(query.data).map(({ label, href }) => (
          <Button key={label} asChild size="small" variant="secondary">
            <BareLink href={href}>{label}</BareLink>
          </Button>
        ))
      }
    >
      <Fetched query={query}>
        {(unit) => (
          <>
            <DescriptionList phoneColumns={2} items={factsOf(facts, unit)} />
            <Past subject={history} id={id} name={unit.name} level={wide ? 3 : 2} />
          </>
        )}
      </Fetched>
    </DetailPanel>
  );
}
