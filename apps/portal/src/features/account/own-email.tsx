import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDateTime } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { toast } from "@polyportal/ui/toast";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useChanging } from "./use-changing.tsx";

// An address is changed once in years: the form comes with the wish to.
const OwnEmailForm = lazyPart(async () => (await import("./own-email-form.tsx")).OwnEmailForm);

const { email: words } = staffProfileMessages;

type Props = { record: Output<"getStaffProfile"> };

/** The address of one's own account, the one that waits for its link, and the way to another. */
export function OwnEmail({ record: { email, pendingEmail } }: Props) {
  const { changing, button, done } = useChanging(words.changeWhat);
  const { mutate, isPending } = useOperation("cancelOwnEmail", {
    invalidates: ["getStaffProfile"],
    onSuccess: () => {
      // The button goes with what it dropped.
      done();
      toast({ ...words.cancelled(pendingEmail?.email ?? ""), status: "success" });
    },
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, status: "fail" }),
  });
  return (
    <Card title={words.title} actions={button}>
      <p className="break-words">{email ?? words.none}</p>
      {pendingEmail && !changing && (
        <p className="mt-2 max-w-prose break-words text-ink-muted">
          {words.waiting(pendingEmail.email, formatDateTime(pendingEmail.until))}{" "}
          <Button
            variant="quiet"
            size="small"
            className="-mx-3"
            loading={isPending}
            onClick={() => mutate({})}
          >
            {words.cancel}
          </Button>
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
