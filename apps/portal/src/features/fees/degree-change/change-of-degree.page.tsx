import { degreeChangeMessages } from "@polyportal/domain/messages/degree-change";
import { degreeChangeWords } from "@polyportal/domain/messages/degree-change.words";
import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { FeeTabs } from "../fee-tabs.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { Concerned } from "../concerned.tsx";
import { DegreeRequests } from "./degree-requests.tsx";
import { FeeSessions } from "../fee-sessions.tsx";

const title = degreeChangeWords.changeOfDegree;

/** The fee of changing the degree in this session, and what became of the requests that are paid. */
export function Page() {
  return (
    <Concerned purpose="change-of-degree" title={title}>
      <PortalPage title={title} lead={degreeChangeMessages.lead}>
        <FeeTabs />
        <DegreeRequests />
        <FeeSessions
          purpose="change-of-degree"
          optional
          generate={paths.changeOfDegreeGenerateInvoice}
          paid={(_, invoice) => ({
            label: degreeChangeMessages.receipt,
            path: studentInvoicePath("change-of-degree", invoice),
          })}
        />
      </PortalPage>
    </Concerned>
  );
}
