import { auditMessages } from "@polyportal/domain/messages/audit";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { columns, filters, idOf, nameOf } from "./audit-columns.tsx";

// The list comes first, and most visits to it open no entry.
const Verify = lazyPart(async () => (await import("./verify.tsx")).Verify);
const OpenEntry = lazyPart(async () => (await import("./entry.tsx")).OpenEntry);

const record = { content: OpenEntry, columns: ["at", "who", "what"] };

/** The record of changes: each entry opens what was before and after it, beside the list. */
export function Page() {
  return (
    <ListPage
      list="listAudit"
      title={auditMessages.title}
      lead={auditMessages.lead}
      columns={columns}
      filters={filters}
      searchLabel={auditMessages.search}
      rowId={idOf}
      rowLabel={nameOf}
      record={record}
      empty={auditMessages.none}
      exported
      head={
        <Suspense fallback={<div className="ui-card min-h-40" aria-hidden="true" />}>
          <Verify />
        </Suspense>
      }
    />
  );
}
