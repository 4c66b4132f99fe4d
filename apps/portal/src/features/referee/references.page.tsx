import { referenceReadingWords as words } from "@polyportal/domain/messages/reference-reading";
import { useMemo } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useLaterCalls } from "../../parts/later/use-later-calls.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { columns, filtersOf, idOf, nameOf } from "./reference-columns.tsx";

const OpenReference = lazyPart(async () => (await import("./open-reference.tsx")).OpenReference);

const record = { content: OpenReference, columns: ["applicant", "referee", "state"] };

/** Who was asked about whom; what came opens beside the list, on record, and is no file. */
export function Page() {
  useLaterCalls();
  const sessions = useSessions();
  const filters = useMemo(() => filtersOf(sessions), [sessions]);
  return (
    <ListPage
      list="listReferences"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      record={record}
      history="reference"
      empty={words.none}
    />
  );
}
