import { degreeChangeWords } from "@polyportal/domain/messages/degree-change.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { Concerned } from "../concerned.tsx";
import { SessionLinks } from "../session-links.tsx";
import { useFeeStatement } from "../use-fees.ts";

const title = degreeChangeWords.chooseSession;

/** In which session the degree is changed. */
export function Page() {
  return (
    <Concerned purpose="change-of-degree" title={title}>
      <PortalPage title={title}>
        <Choice />
      </PortalPage>
    </Concerned>
  );
}

function Choice() {
  const query = useFeeStatement("change-of-degree");
  return (
    <Fetched query={query} label={degreeChangeWords.fetchingSessions}>
      {({ sessions }) => {
        // Sold for the current session alone.
        const sold = sessions.filter(({ current }) => current);
        return sold.length === 0 ? (
          <EmptyState>{degreeChangeWords.notAskedForThis}</EmptyState>
        ) : (
          <SessionLinks
            sessions={sold.map(({ sessionId, session }) => ({ id: sessionId, name: session }))}
            href={(session) => withSearch(paths.changeOfDegreeGenerateInvoice, { session })}
          />
        );
      }}
    </Fetched>
  );
}
