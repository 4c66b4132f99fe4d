import { auditMessages } from "@polyportal/domain/messages/audit";
import { Button } from "@polyportal/ui/button";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { HistoryProps } from "./history.tsx";

// Few visits open a history.
const HistoryDialog = lazyPart(async () => (await import("./history-dialog.tsx")).HistoryDialog);

type Props = Pick<HistoryProps, "id" | "name"> & {
  /** The record's kind in the audit record. */
  record: HistoryProps["subject"];
};

/** Opens the history of the page's record in a dialog. */
export function HistoryButton({ record, ...of }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {auditMessages.history}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <HistoryDialog {...of} subject={record} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
