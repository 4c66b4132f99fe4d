import { auditMessages } from "@polyportal/domain/messages/audit";
import { Dialog } from "@polyportal/ui/dialog";
import { History, type HistoryProps } from "./history.tsx";

/** The history of a list's record, in a dialog. */
export const HistoryDialog = ({ onClose, ...of }: HistoryProps & { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={auditMessages.historyOf(of.name)}
    readable
    className="inset-0 m-0 ms-auto h-dvh max-h-none w-full max-w-lg rounded-none border-y-0 border-e-0 max-sm:border-s-0"
  >
    <History {...of} />
  </Dialog>
);
