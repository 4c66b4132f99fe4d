import type { Output } from "@polyportal/api-client/client/client";
import { applicationStages } from "@polyportal/domain/application-invoice/stages";
import { formatDateTime } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { applicationStageMessages } from "@polyportal/domain/messages/application-stages";
import { jambMarks } from "@polyportal/domain/jamb-list/marks";
import { jambMarkWords } from "@polyportal/domain/messages/jamb-marks";
import { catalogue } from "@polyportal/domain/programmes/catalogue";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { ofSession } from "../../parts/list/filters.ts";

export type ApplicantInvoice = Output<"listApplicantInvoices">["items"][number];

const { columns: heads, states } = words;
const { stage, stages } = applicationStageMessages;

const looks = { open: "info", paid: "success", expired: "unapproved", surplus: "warning" } as const;

export const idOf = ({ id }: ApplicantInvoice): string => id;
export const nameOf = ({ invoiceNo, fullName }: ApplicantInvoice): string =>
  `${invoiceNo}, ${fullName}`;

export const columns: readonly DataColumn<ApplicantInvoice>[] = [
  {
    id: "invoiceNo",
    header: heads.invoiceNo,
    value: ({ invoiceNo }) => invoiceNo,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 8,
    grow: 0,
  },
  {
    id: "rrr",
    header: heads.rrr,
    value: ({ rrr }) => rrr && groupRrr(rrr),
    sortable: false,
    width: 8,
    grow: 0,
  },
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    sortable: false,
    width: 10,
    grow: 2,
  },
  {
    id: "mobileNumber",
    header: heads.mobileNumber,
    value: ({ mobileNumber }) => mobileNumber,
    sortable: false,
    hidden: true,
  },
  { id: "email", header: heads.email, value: ({ email }) => email, sortable: false, hidden: true },
  {
    id: "programme",
    header: heads.programme,
    value: ({ programme }) => programme,
    sortable: false,
    width: 8,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "amount",
    header: heads.amount,
    value: ({ amount }) => formatNaira(amount),
    numeric: true,
    sortable: false,
    width: 7,
    grow: 0,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge status={looks[state]}>{states[state]}</Badge>,
    sortable: false,
    width: 8.5,
    grow: 0,
  },
  {
    id: "createdAt",
    header: heads.createdAt,
    value: ({ createdAt }) => formatDateTime(createdAt),
    // Of what is open it counts until when; that it is the newest first the order says.
    hidden: true,
  },
  {
    id: "expiresAt",
    header: heads.expiresAt,
    value: ({ expiresAt }) => formatDateTime(expiresAt),
    sortable: false,
    width: 8,
  },
  {
    id: "paidAt",
    header: heads.paidAt,
    value: ({ paidAt }) => paidAt && formatDateTime(paidAt),
    sortable: false,
    hidden: true,
  },
  {
    id: "application",
    header: heads.application,
    value: ({ application }) => application?.number,
    sortable: false,
    hidden: true,
  },
  {
    id: "jamb",
    header: jambMarkWords.column,
    value: ({ jamb }) => jamb && `${jamb.number} (${jambMarkWords.marks[jamb.mark]})`,
    sortable: false,
    hidden: true,
  },
];

/** What the list is narrowed down by. */
export const filtersOf = (sessions: Parameters<typeof ofSession>[1]): readonly Filter[] => [
  ofSession(heads.session, sessions),
  {
    kind: "several",
    name: "programme",
    label: heads.programme,
    options: catalogue.map(({ slug, title }) => ({ value: slug, label: title })),
  },
  {
    kind: "select",
    name: "state",
    label: heads.state,
    options: (["open", "paid", "expired"] as const).map((value) => ({
      value,
      label: states[value],
    })),
  },
  {
    kind: "select",
    name: "stage",
    label: stage,
    options: applicationStages.map((value) => ({ value, label: stages[value] })),
  },
  {
    kind: "select",
    name: "jamb",
    label: jambMarkWords.column,
    options: jambMarks.map((value) => ({ value, label: jambMarkWords.marks[value] })),
  },
];
