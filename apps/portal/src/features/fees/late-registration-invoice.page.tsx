import { feesWords } from "@polyportal/domain/messages/fees.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useSearchParams } from "react-router-dom";
import { StudentInvoicePage } from "../../parts/invoice/student-invoice.tsx";
import { GenerateFeeInvoicePage } from "./generate-fee-invoice.tsx";

const title = feesWords.courseRegistrationInvoice;

/** The fee of registering late: its invoice, or what it comes to and the button that bills it. */
export function Page() {
  const [search] = useSearchParams();
  if (search.has("invoice")) {
    return (
      <StudentInvoicePage
        title={title}
        purpose="course-registration"
        generate={paths.lateRegistrationInvoice}
        receipt={feesWords.lateRegistrationReceipt}
        aside={wayOn}
      />
    );
  }
  return (
    <GenerateFeeInvoicePage
      title={title}
      lead={feesWords.lateLead}
      purpose="course-registration"
      overview={paths.courseRegistration}
    />
  );
}

const wayOn = ({ state }: { state: string }) =>
  state === "paid" && (
    <Alert status="success" title={feesWords.youMayRegisterLate}>
      <Button asChild className="mt-3">
        <BareLink href={paths.courseRegistration}>{feesWords.toCourseRegistration}</BareLink>
      </Button>
    </Alert>
  );
