import { useOperation } from "@polyportal/api-client/query/use-operation";
import type { Notice } from "@polyportal/domain/messages/notice";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { cancelMessages } from "@polyportal/domain/messages/student-invoice";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";

type Props = {
  /** The open invoice's id. */
  id: string;
  /** The title of the confirmation: what is cancelled. */
  title: string;
  /** The words of the button, the question and the result. */
  words?: { label: string; question: string; done: Notice };
};

/** Cancels an unpaid invoice after a confirmation. */
export function CancelInvoice({ id, title, words = cancelMessages }: Props) {
  const [asking, setAsking] = useState(false);
  const cancel = useOperation("cancelStudentInvoice", {
    invalidates: [
      "getStudentInvoice",
      "getFeeStatement",
      "getFeeQuote",
      "getHostelStanding",
      "listHostelsToBook",
    ],
    onSuccess: () => toast({ ...words.done, status: "success" }),
    onError: ({ title: failed, message }) =>
      toast({ title: failed, body: message, status: "fail" }),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.label}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={title}
        question={words.question}
        confirmLabel={words.label}
        dropLabel={shellMessages.keepIt}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ id }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
