import { pageOpenerList } from "@polyportal/api-client/list/page-openers";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { userMessages } from "@polyportal/domain/messages/users";
import type { Filter } from "@polyportal/ui/filter";
import { useSearchParams } from "react-router-dom";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { PersonLink } from "../../parts/people/person-link.tsx";

type Opener = RowOf<"listPageOpeners">;

const columns = columnsOf(pageOpenerList, {
  fullName: {
    cell: ({ id, fullName }) => <PersonLink id={id} name={fullName} />,
    rowHeader: true,
    fixed: true,
    width: 11,
  },
  reasons: { width: 16, grow: 3 },
});

const filters: readonly Filter[] = [
  { ...choiceOf(pageOpenerList, "address"), kind: "select", unset: rightsMessages.noPage },
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
