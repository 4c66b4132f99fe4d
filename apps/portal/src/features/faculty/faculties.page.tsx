import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { lazyPart } from "../../app/lazy-part.ts";
import { OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useMayEnter, useUnitActs } from "./unit-acts.tsx";
import { departmentsOf, faculties, type Faculty } from "./unit-lists.tsx";

const FacultyForm = lazyPart(async () => (await import("./unit-forms.tsx")).FacultyForm);
const FacultyDetailPanel = lazyPart(
  async () => (await import("./unit-detail-panel.tsx")).FacultyDetailPanel,
);

const { faculties: words, acts } = schoolSetupMessages;

const record = { content: FacultyDetailPanel, columns: ["name", "code", "active"] };

const leads = (faculty: Faculty) => [{ label: acts.departments, href: departmentsOf(faculty) }];

/** The faculties of the school: added, changed, switched on and off; each leads to its departments. */
export const Page = () => (
  <OrImport allowed={useMayEnter()} of="Faculties" noun={words.noun}>
    <List />
  </OrImport>
);

function List() {
  const unitActs = useUnitActs({ kind: "faculty", add: words.add, leads, Form: FacultyForm });
  return (
    <ListPage {...faculties} {...unitActs} lead={words.lead} record={record} history="faculty" />
  );
}
