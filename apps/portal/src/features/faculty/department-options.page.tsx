import { optionList } from "@polyportal/api-client/list/units";
import { optionsKind } from "@polyportal/domain/messages/import-people";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { lazyPart } from "../../app/lazy-part.ts";
import { OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { useMayEnter, useUnitActs } from "./unit-acts.tsx";
import { options } from "./unit-lists.tsx";
import { useAmong, useDepartments } from "./use-all-units.ts";

const OptionDetailPanel = lazyPart(
  async () => (await import("./unit-detail-panel.tsx")).OptionDetailPanel,
);
const OptionForm = lazyPart(async () => (await import("./unit-forms.tsx")).OptionForm);

const { options: words, columns: heads } = schoolSetupMessages;

const record = { content: OptionDetailPanel, columns: ["name", "active"] };

/** What departments are split into, of one of them where the address says so. */
export const Page = () => (
  <OrImport allowed={useMayEnter()} of="DepartmentOptions" noun={words.noun} kind={optionsKind}>
    <List />
  </OrImport>
);

function List() {
  const { one: department, filters } = useAmong("department", heads.department, useDepartments());
  const unitActs = useUnitActs({
    kind: "option",
    add: words.add,
    Form: OptionForm,
    within: department?.id,
  });
  return (
    <ListPage
      {...options}
      {...unitActs}
      title={department ? words.titleOf(department.name) : words.title}
      lead={words.lead}
      filters={useListFilters(optionList, filters)}
      record={record}
      history="departmentOption"
    />
  );
}
