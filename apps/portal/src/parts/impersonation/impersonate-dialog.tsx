import { impersonateMessages } from "@polyportal/domain/messages/impersonation";
import { Dialog } from "@polyportal/ui/dialog";
import { ImpersonateForm } from "./impersonate-form.tsx";

export type Impersonated = { readonly userName: string; readonly fullName: string };

type Props = { person: Impersonated; onClose: () => void };

/** Impersonates a person, from any page that shows their name. */
export function ImpersonateDialog({ person, onClose }: Props) {
  return (
    <Dialog
      open
      width="confirm"
      onOpenChange={(open) => !open && onClose()}
      title={impersonateMessages.as(person.fullName)}
      description={impersonateMessages.lead}
    >
      <ImpersonateForm userName={person.userName} onCancel={onClose} />
    </Dialog>
  );
}
