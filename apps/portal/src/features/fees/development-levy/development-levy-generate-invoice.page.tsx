import { developmentLevyWords } from "@polyportal/domain/messages/development-levy.words";
import { paths } from "@polyportal/domain/routes/paths";
import { GenerateFeeInvoicePage } from "../generate-fee-invoice.tsx";

/** What the levy of a session comes to, and its invoice. */
export function Page() {
  return (
    <GenerateFeeInvoicePage
      title={developmentLevyWords.generateDevelopmentLevyInvoice}
      purpose="development-levy"
      overview={paths.developmentLevy}
    />
  );
}
