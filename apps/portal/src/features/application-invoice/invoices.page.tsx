import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useCallback, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useLaterCalls } from "../../parts/later/use-later-calls.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { columns, filtersOf, idOf, nameOf, type ApplicantInvoice } from "./invoice-columns.tsx";

// What most visits do not open comes when it is opened.
const Over = lazyPart(async () => (await import("./over-invoice.tsx")).OverInvoice);

const { acts, why } = words;

export type Act = "expire" | "extend" | "correct" | "move";

/** Applicants' invoices, and what can be done with each. */
export function Page() {
  useLaterCalls();
  const mayEnter = useMay(
    "applications.enter",
    "requeryApplicantInvoice",
    "expireApplicantInvoice",
    "extendApplicantInvoice",
    "resendApplicantInvoice",
    "correctPayer",
    "movePayment",
  );
  const [opened, setOpened] = useState<{ act: Act; invoice: ApplicantInvoice }>();
  const { ask, resend } = useAtOnce();
  const sessions = useSessions();
  const filters = useMemo(() => filtersOf(sessions), [sessions]);
  const rowActions = useCallback(
    (invoice: ApplicantInvoice) => {
      const noClaim = mayEnter ? undefined : actMessages.noClaim;
      const open = (act: Act) => () => setOpened({ act, invoice });
      const { state, application } = invoice;
      const onlyOpen = noClaim ?? (state === "open" ? undefined : why.notOpen);
      return [
        {
          label: acts.ask,
          disabledReason: noClaim ?? (state === "paid" ? why.paid : undefined),
          onSelect: () => ask({ id: invoice.id }),
        },
        {
          label: acts.resend,
          disabledReason:
            noClaim ?? (state === "open" || state === "paid" ? undefined : why.notOpen),
          onSelect: () => resend(invoice),
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
    [mayEnter, ask, resend],
  );
  return (
    <ListPage
      list="listApplicantInvoices"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      exported
      history="applicantInvoice"
      empty={words.none}
      over={
        opened && (
          <Suspense fallback={null}>
            <Over {...opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        )
      }
    />
  );
}

/** What is done at a press. */
function useAtOnce() {
  const onError = ({ message }: { message: string }) =>
    toast({ title: actMessages.failed, body: message, tone: "fail" });
  const { mutate: ask } = useOperation("requeryApplicantInvoice", {
    invalidates: ["listApplicantInvoices", "getHistory"],
    onSuccess: ({ answer }) =>
      toast({ title: words.answers[answer], tone: answer === "paid" ? "success" : "info" }),
    onError,
  });
  const { mutate: send } = useOperation("resendApplicantInvoice", {
    invalidates: ["getHistory"],
    onError,
  });
  const resend = useCallback(
    ({ id, email }: ApplicantInvoice) =>
      send({ id }, { onSuccess: () => toast({ title: words.resent(email), tone: "success" }) }),
    [send],
  );
  return { ask, resend };
}
