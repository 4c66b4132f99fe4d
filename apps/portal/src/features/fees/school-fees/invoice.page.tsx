import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { paths } from "@polyportal/domain/routes/paths";
import { StudentInvoicePage } from "../../../parts/invoice/student-invoice.tsx";
import { addresses } from "./addresses.ts";

/** A school fees invoice: the way to pay it, or that it is paid. */
export const Page = () => (
  <StudentInvoicePage
    title={schoolFeesWords.schoolFeesInvoice}
    purpose="school-fees"
    generate={paths.schoolFees}
    receipt={({ id }) => addresses.receipt(id)}
  />
);
