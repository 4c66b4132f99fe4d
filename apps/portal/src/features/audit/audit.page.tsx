import { auditMessages } from "@polyportal/domain/messages/audit";
import { lazy, Suspense } from "react";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { columns, filters, idOf, nameOf, narrowColumns, openEntry } from "./audit-columns.tsx";
import { useWide } from "./use-wide.ts";

// The list comes first, and most visits to it open no entry.
const Verify = lazy(async () => ({ default: (await import("./verify.tsx")).Verify }));
const OpenEntry = lazy(async () => ({ default: (await import("./entry.tsx")).OpenEntry }));

/** The record of changes: each entry opens what was before and after it, beside the list. */
export function Page() {
  const [params, show] = useAddress();
  const wide = useWide();
  const id = params.get(openEntry);
  const beside = wide && id !== null;
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete(openEntry);
    show(next);
  };
  return (
    <div
      className={
        beside ? "grid grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] items-start gap-6" : undefined
      }
    >
      <ListPage
        list="listAudit"
        title={auditMessages.title}
        lead={auditMessages.lead}
        columns={beside ? narrowColumns : columns}
        filters={filters}
        searchLabel={auditMessages.search}
        rowId={idOf}
        rowLabel={nameOf}
        empty={auditMessages.none}
        exported
        head={
          <Suspense fallback={<div className="ui-card min-h-40" aria-hidden="true" />}>
            <Verify />
          </Suspense>
        }
      />
      {id !== null && (
        <Suspense fallback={null}>
          <OpenEntry key={id} id={id} beside={beside} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
