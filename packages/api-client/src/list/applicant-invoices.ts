import { applicationStages } from "@polyportal/domain/application-invoice/stages";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { jambMarks } from "@polyportal/domain/jamb-list/marks";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { applicationStageMessages } from "@polyportal/domain/messages/application-stages";
import { jambMarkWords } from "@polyportal/domain/messages/jamb-marks";
import { programmeSlugs, titleBySlug } from "@polyportal/domain/programmes/catalogue";
import { describeList, oneOf, severalOf } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, states } = words;
const { stage, stages } = applicationStageMessages;

/** What applicants were asked to pay. */
export const applicantInvoiceList = describeList({
  name: "listApplicantInvoices",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    { id: "invoiceNo", label: columns.invoiceNo },
    { id: "rrr", label: columns.rrr, value: ({ rrr }) => rrr && groupRrr(rrr) },
    sharedColumns.person,
    { id: "mobileNumber", label: columns.mobileNumber },
    { id: "email", label: columns.email },
    { id: "programme", label: columns.programme },
    sharedColumns.session,
    { id: "amount", label: columns.amount, kind: "money" },
    { id: "state", label: columns.state, value: ({ state }) => states[state] },
    { id: "createdAt", label: columns.createdAt, kind: "moment" },
    { id: "expiresAt", label: columns.expiresAt, kind: "moment" },
    { id: "paidAt", label: columns.paidAt, kind: "moment" },
    {
      id: "application",
      label: columns.application,
      value: ({ application }) => application?.number,
    },
    {
      id: "jamb",
      label: jambMarkWords.column,
      value: ({ jamb }) => jamb && `${jamb.number} (${jambMarkWords.marks[jamb.mark]})`,
    },
  ],
  sorts: { createdAt: true },
  filters: {
    session: sharedFilters.session,
    programme: severalOf(columns.programme, programmeSlugs, titleBySlug),
    state: oneOf(columns.state, ["open", "paid", "expired"], states),
    stage: oneOf(stage, applicationStages, stages),
    jamb: oneOf(jambMarkWords.column, jambMarks, jambMarkWords.marks),
  },
});
