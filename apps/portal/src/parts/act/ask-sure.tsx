import { ApiError } from "@polyportal/api-client/client/api-error";
import { Confirm, type ConfirmProps } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { tellFailed } from "./tell-failed.ts";

type Props = Pick<ConfirmProps, "title" | "question" | "dropLabel" | "variant"> & {
  /** The word on the button that does it. */
  label: string;
  onClose: () => void;
  /** Said once it is done, unless the act says so itself. */
  done?: string;
  /** Does it; what it rejects with is told in a notice. */
  onAct: () => Promise<unknown>;
};

/** An act that takes no reason, asked about once more. The question is gone once it is done, or refused. */
export function AskSure({ label, onClose, onAct, done, ...asked }: Props) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await onAct();
      if (done) toast({ title: done, status: "success" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailed(error);
    }
    onClose();
  };
  return (
    <Confirm
      {...asked}
      open
      onOpenChange={onClose}
      confirmLabel={label}
      busy={busy}
      onConfirm={() => void act()}
    />
  );
}
