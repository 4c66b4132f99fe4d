import { developmentLevyWords } from "@polyportal/domain/messages/development-levy.words";
import { paths } from "@polyportal/domain/routes/paths";
import { StudentInvoicePage } from "../../../parts/invoice/student-invoice.tsx";
import { levyReceipt } from "./levy-papers.ts";

/** The levy's invoice of `:rrr`. */
export function Page() {
  return (
    <StudentInvoicePage
      title={developmentLevyWords.developmentLevyInvoice}
      purpose="development-levy"
      generate={paths.developmentLevy}
      receipt={levyReceipt}
    />
  );
}
