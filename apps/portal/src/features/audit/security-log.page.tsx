import type { RowOf } from "@polyportal/api-client/list/describe";
import { securityList } from "@polyportal/api-client/list/security-log";
import { formatDateTime } from "@polyportal/domain/format/date";
import { securityMessages as words } from "@polyportal/domain/messages/security-log";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { lazyPart } from "../../app/lazy-part.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { events } from "./security-columns.tsx";

const OpenEvent = lazyPart(async () => (await import("./security-event.tsx")).OpenEvent);

const record = { content: OpenEvent, columns: ["at", "person", "what"] };

const nameOf = ({ at, what }: RowOf<"listSecurityLog">) =>
  `${capitalised(what)}, ${formatDateTime(at)}`;

/** What was done and refused for safety's sake; a person's name leads to the sign-ins of the account. */
export const Page = () => (
  <ListPage
    {...events}
    lead={words.lead}
    filters={useListFilters(securityList)}
    rowLabel={nameOf}
    record={record}
  />
);
