import { useOperation } from "@polyportal/api-client/query/use-operation";
import { bookingMessages } from "@polyportal/domain/messages/hostel";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";

type Props = {
  /** The invoice for which the bed is held. */
  invoiceId: string;
  /** The bed, in words. */
  place: string;
};

/** Gives back a bed that is held and not paid, once the question is answered. */
export function GiveBack({ invoiceId, place }: Props) {
  const [asking, setAsking] = useState(false);
  const cancel = useOperation("cancelStudentInvoice", {
    invalidates: ["getHostelStanding", "getStudentInvoice", "listHostelsToBook"],
    onSuccess: () => toast({ ...bookingMessages.released, tone: "success" }),
    onError: ({ title, message }) => toast({ title, body: message, tone: "fail" }),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Give the bed back
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={place}
        question="Give it back? Its invoice ends, and another student can take the bed. Keep it if you have paid today: the payment may still be on its way."
        confirmLabel="Give the bed back"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ id: invoiceId }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
