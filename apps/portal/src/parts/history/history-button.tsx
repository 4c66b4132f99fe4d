import { auditMessages } from "@polyportal/domain/messages/audit";
import { Button } from "@polyportal/ui/button";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { HistoryProps } from "./history.tsx";

// What became of a record is asked on few visits.
const HistoryDialog = lazyPart(async () => (await import("./history-dialog.tsx")).HistoryDialog);

type Props = Pick<HistoryProps, "id" | "name"> & {
  /** As what the record of changes notes it. */
  record: HistoryProps["subject"];
};

/** Opens what became of the record whose page it is, over the page. */
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
