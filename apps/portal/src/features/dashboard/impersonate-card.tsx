import { impersonateMessages } from "@polyportal/domain/messages/impersonation";
import { Card } from "@polyportal/ui/card";
import { ImpersonateForm } from "../../parts/impersonation/impersonate-form.tsx";

/** Where an official who may do so begins to sign in as someone else. */
export function ImpersonateCard() {
  return (
    <Card title={impersonateMessages.title}>
      <p className="mb-4 max-w-prose text-ink-muted">{impersonateMessages.lead}</p>
      <ImpersonateForm />
    </Card>
  );
}
