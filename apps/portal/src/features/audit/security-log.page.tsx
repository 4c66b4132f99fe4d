import { securityMessages as words } from "@polyportal/domain/messages/security-log";
import { lazyPart } from "../../app/lazy-part.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { events } from "./security-columns.tsx";

const OpenEvent = lazyPart(async () => (await import("./security-event.tsx")).OpenEvent);

const record = { content: OpenEvent, columns: ["at", "person", "what"] };

/** What was done and refused for safety's sake; a person's name leads to the sign-ins of the account. */
export const Page = () => <ListPage {...events} lead={words.lead} record={record} />;
