import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { EmptyState } from "@polyportal/ui/empty-state";
import { useNavigate } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Concerned } from "./concerned.tsx";
import { SessionForm } from "./session-form.tsx";
import { useFeeStatement } from "./use-fees.ts";

const title = "Choose Session";

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
  const navigate = useNavigate();
  const query = useFeeStatement("change-of-degree");
  return (
    <Fetched query={query} label="Fetching your sessions…">
      {({ sessions }) =>
        sessions.length === 0 ? (
          <EmptyState>You are not asked for this fee.</EmptyState>
        ) : (
          <SessionForm
            sessions={sessions.map(({ sessionId, session }) => ({ id: sessionId, name: session }))}
            onChosen={(session) =>
              navigate(withSearch(paths.changeOfDegreeGenerateInvoice, { session }))
            }
          />
        )
      }
    </Fetched>
  );
}
