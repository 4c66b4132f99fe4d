import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";

// An address is changed once in years: the form comes with the wish to.
const OwnEmailForm = lazy(async () => ({
  default: (await import("./own-email-form.tsx")).OwnEmailForm,
}));

const { email: words } = staffProfileMessages;

/** The address of one's own account, the one that waits for its link, and the way to another. */
export function OwnEmail({
  record: { email, pendingEmail },
}: {
  record: Output<"getStaffProfile">;
}) {
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  // The form goes, and with it what had the focus, which goes back to where it came from.
  const done = () => {
    flushSync(() => setChanging(false));
    change.current?.focus();
  };
  return (
    <Card
      title={words.title}
      actions={
        !changing && (
          <Button
            ref={change}
            variant="quiet"
            size="small"
            className="-mx-3"
            onClick={() => setChanging(true)}
          >
            {words.change}
            <span className="sr-only"> {words.changeWhat}</span>
          </Button>
        )
      }
    >
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
