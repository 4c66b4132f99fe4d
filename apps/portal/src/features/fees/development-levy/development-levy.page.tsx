import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { PortalPage } from "../../../app/portal-page.tsx";
import { FeeSessions } from "../fee-sessions.tsx";

/** The development levy, session by session. */
export function Page() {
  return (
    <PortalPage
      title="Development Levy"
      lead="Every session has its levy; its letter is ready as soon as it is paid."
    >
      <FeeSessions
        purpose="development-levy"
        generate={paths.developmentLevyGenerateInvoice}
        paid={({ sessionId }) => ({
          label: "Documents",
          path: withSearch(paths.developmentLevyDocuments, { session: sessionId }),
        })}
      />
    </PortalPage>
  );
}
