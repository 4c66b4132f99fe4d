import { developmentLevyWords } from "@polyportal/domain/messages/development-levy.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { PortalPage } from "../../../app/portal-page.tsx";
import { FeeSessions } from "../fee-sessions.tsx";

/** The development levy, session by session. */
export function Page() {
  return (
    <PortalPage title={developmentLevyWords.developmentLevy} lead={developmentLevyWords.levyLead}>
      <FeeSessions
        purpose="development-levy"
        generate={paths.developmentLevyGenerateInvoice}
        paid={({ sessionId }) => ({
          label: developmentLevyWords.documents,
          path: withSearch(paths.developmentLevyDocuments, { session: sessionId }),
        })}
      />
    </PortalPage>
  );
}
