import { Confirm } from "../../components/confirm/confirm.tsx";
import { useWords } from "../../words/words.ts";
import { signOutModalWords } from "./sign-out-modal.words.ts";

export type SignOutModalProps = {
  /** Whether the question is on the screen; the caller holds this. */
  open: boolean;
  /** Called with false when the person stays. */
  onOpenChange: (open: boolean) => void;
  /** The server is being told. */
  busy?: boolean;
  /** Signs out. */
  onSignOut: () => void;
};

/** Asks whether the person means to sign out. */
export function SignOutModal({ open, onOpenChange, busy, onSignOut }: SignOutModalProps) {
  const words = useWords("signOutModal", signOutModalWords);
  return (
    <Confirm
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      question={words.question}
      confirmLabel={words.confirm}
      variant="primary"
      busy={busy}
      onConfirm={onSignOut}
    />
  );
}
