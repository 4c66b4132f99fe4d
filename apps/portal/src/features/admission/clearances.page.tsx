import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { useMemo } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useLaterCalls } from "../../parts/later/use-later-calls.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { columns, filtersOf, idOf, nameOf } from "./clearance-columns.tsx";

const OpenClearance = lazyPart(async () => (await import("./open-clearance.tsx")).OpenClearance);

const record = { content: OpenClearance, columns: ["fullName", "cleared"] };

/** Newcomers who have accepted: each is cleared beside the list, office by office. */
export function Page() {
  useLaterCalls();
  const sessions = useSessions();
  const filters = useMemo(() => filtersOf(sessions), [sessions]);
  return (
    <ListPage
      list="listClearances"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      record={record}
      exported
      history="clearance"
      empty={words.none}
    />
  );
}
