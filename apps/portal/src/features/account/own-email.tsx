import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { Card } from "@polyportal/ui/card";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { lazy, Suspense } from "react";
import { useChanging } from "./use-changing.tsx";

// An address is changed once in years: the form comes with the wish to.
const OwnEmailForm = lazy(async () => ({
  default: (await import("./own-email-form.tsx")).OwnEmailForm,
}));

const { email: words } = staffProfileMessages;

type Props = { record: Output<"getStaffProfile"> };

/** The address of one's own account, the one that waits for its link, and the way to another. */
export function OwnEmail({ record: { email, pendingEmail } }: Props) {
  const { changing, button, done } = useChanging(words.changeWhat);
  return (
    <Card title={words.title} actions={button}>
      <p className="break-words">{email ?? words.none}</p>
      {pendingEmail && !changing && (
        <p className="mt-2 max-w-prose break-words text-ink-muted">
          {words.waiting(pendingEmail.email, formatDateTime(pendingEmail.until))}
        </p>
      )}
      {changing && (
        <div className="mt-4">
          <Suspense fallback={<SkeletonText lines={4} />}>
            <OwnEmailForm onDone={done} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}
