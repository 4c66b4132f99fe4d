import type { RowOf } from "@polyportal/api-client/list/describe";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { toast } from "@polyportal/ui/toast";
import { useCallback } from "react";
import { useMay } from "../../app/use-may.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";

export type ApplicantInvoice = RowOf<"listApplicantInvoices">;

/** An act that is asked about first, and the invoice that it is done to. */
export type Opened = {
  act: "expire" | "extend" | "correct" | "move";
  invoice: ApplicantInvoice;
};

const { acts, why } = words;

/** What can be done with an invoice: at a press, or once what `onOpen` shows was filled in. */
export function useInvoiceActs(onOpen: (opened: Opened) => void) {
  const mayEnter = useMay(
    "applications.enter",
    "requeryApplicantInvoice",
    "expireApplicantInvoice",
    "extendApplicantInvoice",
    "resendApplicantInvoice",
    "correctPayer",
    "movePayment",
  );
  const { mutate: ask } = useOperation("requeryApplicantInvoice", {
    invalidates: ["listApplicantInvoices", "getHistory"],
    onSuccess: ({ answer }) =>
      toast({ title: words.answers[answer], status: answer === "paid" ? "success" : "info" }),
    onError: tellFailed,
  });
  const { mutate: resend } = useOperation("resendApplicantInvoice", {
    invalidates: ["getHistory"],
    onError: tellFailed,
  });
  return useCallback(
    (invoice: ApplicantInvoice) => {
      const { id, email, state, application } = invoice;
      const noClaim = mayEnter ? undefined : actMessages.noClaim;
      const open = (act: Opened["act"]) => () => onOpen({ act, invoice });
      const onlyOpen = noClaim ?? (state === "open" ? undefined : why.notOpen);
      const sent = { onSuccess: () => toast({ title: words.resent(email), status: "success" }) };
      return [
        {
          label: acts.ask,
          disabledReason: noClaim ?? (state === "paid" ? why.paid : undefined),
          onSelect: () => ask({ id }),
        },
        {
          label: acts.resend,
          disabledReason: state === "paid" ? noClaim : onlyOpen,
          onSelect: () => resend({ id }, sent),
        },
        { label: acts.correct, disabledReason: noClaim, onSelect: open("correct") },
        { label: acts.extend, disabledReason: onlyOpen, onSelect: open("extend") },
        {
          label: acts.move,
          disabledReason:
            noClaim ?? (state !== "paid" ? why.notPaid : application?.sent ? why.sent : undefined),
          onSelect: open("move"),
        },
        { label: acts.expire, danger: true, disabledReason: onlyOpen, onSelect: open("expire") },
      ];
    },
    [mayEnter, ask, resend, onOpen],
  );
}
