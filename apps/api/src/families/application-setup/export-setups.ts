import { formatDate } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesOf } from "../../export/unit-names.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { setupList } from "./list-setups.ts";

const { columns, states } = words;

/** The programmes of a session as a file, in the words of their page. */
export const setupExport = exportOf("listApplicationSetups", setupList, {
  title: words.title,
  columns: [
    { id: "title", label: columns.title },
    { id: "session", label: columns.session },
    { id: "open", label: columns.open, cell: ({ open }) => (open ? states.open : states.closed) },
    { id: "opensOn", label: columns.opensOn, cell: ({ opensOn }) => formatDate(opensOn) },
    { id: "closesOn", label: columns.closesOn, cell: ({ closesOn }) => formatDate(closesOn) },
    {
      id: "fee",
      label: columns.fee,
      cell: ({ fees }) => fees.map(({ amount }) => formatNaira(amount)).join("; "),
    },
    { id: "departments", label: columns.departments, kind: "number" },
    { id: "quota", label: columns.quota, kind: "number" },
    { id: "invoiced", label: columns.invoiced, kind: "number" },
    { id: "paid", label: columns.paid, kind: "number" },
    { id: "sent", label: columns.sent, kind: "number" },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    accepting: yesOrNo(columns.open, states.open, states.closed),
  },
});
