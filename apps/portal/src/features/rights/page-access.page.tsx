import { pageOpenerList } from "@polyportal/api-client/list/page-openers";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import type { Filter } from "@polyportal/ui/filter";
import { useSearchParams } from "react-router-dom";
import { choiceOf, listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";

const openers = listOf(pageOpenerList, {
  fullName: { cell: ({ id, fullName }) => <PersonLink id={id} name={fullName} />, grow: 1 },
  reasons: { width: 16, grow: 3 },
});

const filters: readonly Filter[] = [
  { ...choiceOf(pageOpenerList, "address"), kind: "select", unset: rightsMessages.noPage },
];

/** Who can open a page, and why: the other way round than a person's own rights. */
export function Page() {
  const { accessLead, chooseFirst } = rightsMessages;
  const chosen = useSearchParams()[0].has("address");
  return (
    <ListPage
      {...openers}
      lead={accessLead}
      filters={filters}
      emptyOf={emptyOf}
      {...(!chosen && { empty: chooseFirst })}
      exported={chosen}
    />
  );
}

/** Of the page that the address says the list is always. */
const emptyOf = ["address"];
