import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { userMessages } from "@polyportal/domain/messages/users";
import { pageLabel, staffPages, whyOpened } from "@polyportal/domain/rights/page-openers";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { useSearchParams } from "react-router-dom";
import { ListPage } from "../../parts/list/list-page.tsx";
import type { RowOf } from "../../parts/list/row-of.ts";
import { PersonLink } from "../../parts/people/person-link.tsx";

type Opener = RowOf<"listPageOpeners">;

const { columns: heads } = userMessages;

const columns: readonly DataColumn<Opener>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    cell: ({ id, fullName }) => <PersonLink id={id} name={fullName} />,
    rowHeader: true,
    fixed: true,
    width: 11,
  },
  { id: "userName", header: heads.userName, value: ({ userName }) => userName, sortable: false },
  { id: "role", header: heads.role, value: ({ role }) => roleLabel(role), sortable: false },
  {
    id: "reasons",
    header: rightsMessages.why,
    value: ({ reasons }) => whyOpened(reasons),
    sortable: false,
    width: 16,
    grow: 3,
  },
];

const filters: readonly Filter[] = [
  {
    kind: "select",
    name: "address",
    label: rightsMessages.page,
    unset: rightsMessages.noPage,
    options: staffPages.map((page) => ({ value: page.path, label: pageLabel(page) })),
  },
];

const idOf = ({ id }: Opener) => id;
const nameOf = ({ fullName }: Opener) => fullName;

/** Who can open a page, and why: the other way round than a person's own rights. */
export function Page() {
  const { accessTitle, accessLead, nobodyOpens, chooseFirst } = rightsMessages;
  const chosen = useSearchParams()[0].has("address");
  return (
    <ListPage
      list="listPageOpeners"
      title={accessTitle}
      lead={accessLead}
      columns={columns}
      filters={filters}
      emptyOf={emptyOf}
      searchLabel={userMessages.search}
      rowId={idOf}
      rowLabel={nameOf}
      empty={chosen ? nobodyOpens : chooseFirst}
      exported={chosen}
    />
  );
}

/** Of the page that the address says the list is always. */
const emptyOf = ["address"];
