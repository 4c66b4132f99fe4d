import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { applicationStageMessages } from "@polyportal/domain/messages/application-stages";
import type { JambMark } from "@polyportal/domain/jamb-list/marks";
import { jambMarkWords } from "@polyportal/domain/messages/jamb-marks";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesAmong } from "../../export/names-among.ts";
import { namesOf } from "../../export/unit-names.ts";
import { applicantInvoiceList } from "./list-invoices.ts";

const { columns, states } = words;

/** Applicants' invoices as a file, in the words of their page. */
export const applicantInvoiceExport = exportOf("listApplicantInvoices", applicantInvoiceList, {
  title: words.title,
  columns: [
    { id: "invoiceNo", label: columns.invoiceNo },
    { id: "rrr", label: columns.rrr },
    { id: "fullName", label: columns.fullName },
    { id: "mobileNumber", label: columns.mobileNumber },
    { id: "email", label: columns.email },
    { id: "programme", label: columns.programme },
    { id: "session", label: columns.session },
    { id: "amount", label: columns.amount, kind: "number" },
    { id: "state", label: columns.state, cell: ({ state }) => states[state] },
    { id: "createdAt", label: columns.createdAt, kind: "date" },
    { id: "expiresAt", label: columns.expiresAt, kind: "date" },
    { id: "paidAt", label: columns.paidAt, kind: "date" },
    {
      id: "application",
      label: columns.application,
      cell: ({ application }) => application?.number ?? "",
    },
    {
      id: "jamb",
      label: jambMarkWords.column,
      cell: ({ jamb }) => (jamb ? `${jamb.number} (${jambMarkWords.marks[jamb.mark]})` : ""),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    programme: {
      label: columns.programme,
      words: (slugs) => slugs.map((slug) => entryBySlug(slug)?.title ?? slug),
    },
    state: {
      label: columns.state,
      words: (values) => values.map((value) => states[value as keyof typeof states]),
    },
    stage: {
      label: applicationStageMessages.stage,
      words: namesAmong(applicationStageMessages.stages),
    },
    jamb: {
      label: jambMarkWords.column,
      words: (values) => values.map((value) => jambMarkWords.marks[value as JambMark]),
    },
  },
});
