import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useSearchParams } from "react-router-dom";
import { StudentInvoicePage } from "../../app/student-invoice.tsx";
import { GenerateFeeInvoicePage } from "./generate-fee-invoice.tsx";

const title = "Course Registration Invoice";

/** The fee of registering late: its invoice, or what it comes to and the button that bills it. */
export function Page() {
  const [search] = useSearchParams();
  if (search.has("invoice")) {
    return (
      <StudentInvoicePage
        title={title}
        purpose="course-registration"
        generate={paths.lateRegistrationInvoice}
        receipt="Late Registration Receipt"
        aside={wayOn}
      />
    );
  }
  return (
    <GenerateFeeInvoicePage
      title={title}
      lead="Pay this fee only if you register your courses late, and before you register them."
      purpose="course-registration"
      overview={paths.courseRegistration}
    />
  );
}

const wayOn = ({ state }: { state: string }) =>
  state === "paid" && (
    <Alert tone="success" title="You may register late">
      <Button asChild className="mt-3">
        <BareLink href={paths.courseRegistration}>Continue to the course registration</BareLink>
      </Button>
    </Alert>
  );
