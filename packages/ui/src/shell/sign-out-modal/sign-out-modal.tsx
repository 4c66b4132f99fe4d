import { shellMessages } from "@polyportal/domain/messages/shell";
import { Confirm } from "../../components/confirm/confirm.tsx";

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
  return (
    <Confirm
      open={open}
      onOpenChange={onOpenChange}
      title={shellMessages.signOut.title}
      question={shellMessages.signOut.body}
      confirmLabel={shellMessages.signOutConfirm}
      tone="primary"
      busy={busy}
      onConfirm={onSignOut}
    />
  );
}
