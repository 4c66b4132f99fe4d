import { paths } from "@polyportal/domain/routes/paths";
import { useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { StudentInvoicePage } from "../../app/student-invoice.tsx";
import { GenerateFeeInvoice } from "./generate-fee-invoice.tsx";

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
      />
    );
  }
  return (
    <PortalPage
      title={title}
      lead="Who registers courses after the registration has closed pays this fee first."
    >
      <GenerateFeeInvoice purpose="course-registration" overview={paths.courseRegistration} />
    </PortalPage>
  );
}
