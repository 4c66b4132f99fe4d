import { securityList } from "@polyportal/api-client/list/security-log";
import { formatDateTime } from "@polyportal/domain/format/date";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { dateSpans } from "@polyportal/domain/table/date-spans";
import type { Filter } from "@polyportal/ui/filter";
import { lazyPart } from "../../app/lazy-part.ts";
import { choiceOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { columns, type Event } from "./security-columns.tsx";

const OpenEvent = lazyPart(async () => (await import("./security-event.tsx")).OpenEvent);

const record = { content: OpenEvent, columns: ["at", "person", "what"] };

const { filters: labels } = securityMessages;

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

const filters: readonly Filter[] = [
  choiceOf(securityList, "kind"),
  { kind: "dates", name: "day", label: labels.day, spans: dateSpans },
];

const idOf = ({ id }: Event) => id;
const nameOf = ({ at, what }: Event) => `${capital(what)}, ${formatDateTime(at)}`;

/** What was done and refused for safety's sake; a person's name leads to the sign-ins of the account. */
export const Page = () => (
  <ListPage
    list="listSecurityLog"
    title={securityMessages.title}
    lead={securityMessages.lead}
    columns={columns}
    filters={filters}
    searchLabel={securityMessages.search}
    rowId={idOf}
    rowLabel={nameOf}
    record={record}
    empty={securityMessages.none}
    exported
  />
);
