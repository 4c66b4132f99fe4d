import { degreeChangeWords } from "@polyportal/domain/messages/degree-change.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Concerned } from "../concerned.tsx";
import { GenerateFeeInvoicePage } from "../generate-fee-invoice.tsx";

const title = degreeChangeWords.generateDegreeInvoice;

/** What changing the degree comes to, and its invoice. */
export function Page() {
  return (
    <Concerned purpose="change-of-degree" title={title}>
      <GenerateFeeInvoicePage
        title={title}
        purpose="change-of-degree"
        overview={paths.changeOfDegree}
      />
    </Concerned>
  );
}
