import { sundryWords } from "@polyportal/domain/messages/sundry.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { StudentInvoicePage } from "../../../parts/invoice/student-invoice.tsx";

/** The invoice of what is sold one by one. */
export function Page() {
  return (
    <StudentInvoicePage
      title={sundryWords.otherFeesInvoice}
      purpose="sundry"
      generate={paths.sundry}
      receipt={({ id }) => withSearch(paths.sundryReceipt, { invoice: id })}
    />
  );
}
