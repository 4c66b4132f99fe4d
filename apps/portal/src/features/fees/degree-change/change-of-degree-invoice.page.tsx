import { degreeChangeWords } from "@polyportal/domain/messages/degree-change.words";
import { paths } from "@polyportal/domain/routes/paths";
import { StudentInvoicePage } from "../../../parts/invoice/student-invoice.tsx";

/** The invoice of changing the degree; once paid, its receipt. */
export function Page() {
  return (
    <StudentInvoicePage
      title={degreeChangeWords.changeOfDegreeInvoice}
      purpose="change-of-degree"
      generate={paths.changeOfDegree}
      receipt={degreeChangeWords.changeOfDegreeReceipt}
    />
  );
}
