import { departmentList } from "@polyportal/api-client/list/units";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { lazyPart } from "../../app/lazy-part.ts";
import { OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { useMayEnter, useUnitActs } from "./unit-acts.tsx";
import {
  departments,
  ofOneFaculty,
  optionsPage,
  programmesOf,
  type Department,
} from "./unit-lists.tsx";
import { useAmong, useFaculties } from "./use-all-units.ts";

const DepartmentDetailPanel = lazyPart(
  async () => (await import("./unit-detail-panel.tsx")).DepartmentDetailPanel,
);
const DepartmentForm = lazyPart(async () => (await import("./unit-forms.tsx")).DepartmentForm);
const MoveDepartment = lazyPart(async () => (await import("./move-department.tsx")).MoveDepartment);

const { departments: words, columns: heads, acts } = schoolSetupMessages;

const record = { content: DepartmentDetailPanel, columns: ["name", "code", "active"] };

const leads = (department: Department) => [
  { label: acts.options, href: optionsPage(department) },
  { label: heads.programmes, href: programmesOf(department) },
];

/** The departments, of one faculty where the address says so; each leads to its options. */
export const Page = () => (
  <OrImport allowed={useMayEnter()} of="Departments" noun={words.noun}>
    <List />
  </OrImport>
);

function List() {
  const { one: faculty, filters } = useAmong("faculty", heads.faculty, useFaculties());
  const unitActs = useUnitActs({
    kind: "department",
    add: words.add,
    leads,
    Form: DepartmentForm,
    Move: MoveDepartment,
    within: faculty?.id,
  });
  return (
    <ListPage
      {...departments}
      {...unitActs}
      {...(faculty && { title: words.titleOf(faculty.name), columns: ofOneFaculty })}
      lead={words.lead}
      filters={useListFilters(departmentList, filters)}
      record={record}
      history="department"
    />
  );
}
