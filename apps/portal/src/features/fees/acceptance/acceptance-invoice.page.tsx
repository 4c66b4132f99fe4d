import { acceptanceWords } from "@polyportal/domain/messages/acceptance.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { StudentInvoicePage } from "../../../parts/invoice/student-invoice.tsx";

/** The acceptance invoice of `:rrr`. */
export function Page() {
  return (
    <StudentInvoicePage
      title={acceptanceWords.acceptanceInvoice}
      purpose="acceptance"
      generate={paths.acceptanceGenerateInvoice}
      receipt={({ id }) => withSearch(paths.acceptanceReceipt, { invoice: id })}
    />
  );
}
