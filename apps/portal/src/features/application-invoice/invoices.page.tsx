import { applicantInvoiceList } from "@polyportal/api-client/list/applicant-invoices";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useInvoiceActs, type Opened } from "./use-invoice-acts.ts";

// What most visits do not open comes when it is opened.
const OverInvoice = lazyPart(async () => (await import("./over-invoice.tsx")).OverInvoice);

const looks = { open: "info", paid: "success", expired: "unapproved", surplus: "warning" } as const;

const invoices = listOf(applicantInvoiceList, {
  invoiceNo: { width: 10, grow: 0 },
  rrr: { width: 10, grow: 0 },
  mobileNumber: { hidden: true },
  email: { hidden: true },
  session: { hidden: true },
  amount: { width: 7, grow: 0 },
  state: { badge: ({ state }) => looks[state], width: 8.5, grow: 0 },
  // Of what is open it counts until when; that it is the newest first the order says.
  createdAt: { hidden: true },
  paidAt: { hidden: true },
  application: { hidden: true },
  jamb: { hidden: true },
});

/** Applicants' invoices, and what can be done with each. */
export function Page() {
  useLazyEndpoints();
  const [opened, setOpened] = useState<Opened>();
  return (
    <ListPage
      {...invoices}
      lead={words.lead}
      rowActions={useInvoiceActs(setOpened)}
      history="applicantInvoice"
      over={opened && <OverInvoice {...opened} onClose={() => setOpened(undefined)} />}
    />
  );
}
