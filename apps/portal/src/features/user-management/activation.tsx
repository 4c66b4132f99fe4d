import { useOperation } from "@polyportal/api-client/query/use-operation";
import { userMessages } from "@polyportal/domain/messages/users";
import { AskAct } from "../../parts/act/ask.tsx";
import { useBulkUndo } from "../../parts/act/bulk-undo.ts";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";

/** Which accounts are to be switched on or off. */
export type Activated = {
  ids: string[];
  active: boolean;
  /** Of the one account, where it is one. */
  name?: string;
  /** The accounts are as they were to be. */
  onDone?: () => void;
};

const shownBy = ["listUsers", "getUser"] as const;

/** Asks why accounts are switched on or off, and does it. */
export function Activation({
  ids,
  active,
  name,
  onDone,
  onClose,
}: Activated & { onClose: () => void }) {
  const { mutateAsync } = useOperation("toggleUserActivation", { invalidates: shownBy });
  const tell = useBulkUndo(shownBy);
  const { activate, deactivate, activating, deactivating, deactivated, notDeactivated } =
    userMessages;
  const label = active ? activate : deactivate;
  return (
    <AskAct
      title={name ? `${label} ${name}` : label}
      question={(active ? activating : deactivating)(ids.length)}
      label={label}
      danger={!active}
      onClose={onClose}
      onAct={async (given) => {
        const { changed, inOffice, waits, undoId } = await mutateAsync({ ids, active, ...given });
        if (waits) tellOutcome(waits, "");
        else tell(deactivated(changed), undoId, notDeactivated(inOffice));
        onDone?.();
      }}
    />
  );
}
