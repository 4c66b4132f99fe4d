import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { FeeTabs } from "../../app/fee-tabs.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Concerned } from "./concerned.tsx";
import { FeeSessions } from "./fee-sessions.tsx";

const title = "Change of Degree";

/** The fee of changing the degree, session by session. */
export function Page() {
  return (
    <Concerned purpose="change-of-degree" title={title}>
      <PortalPage
        title={title}
        lead="Pay this fee only if you apply to change the degree that you study for."
        actions={
          <Button asChild variant="secondary">
            <BareLink href={paths.changeOfDegreeSession}>Choose a session</BareLink>
          </Button>
        }
      >
        <FeeTabs />
        <FeeSessions
          purpose="change-of-degree"
          optional
          generate={paths.changeOfDegreeGenerateInvoice}
          paid={(_, invoice) => ({
            label: "Receipt",
            path: studentInvoicePath("change-of-degree", invoice),
          })}
        />
      </PortalPage>
    </Concerned>
  );
}
