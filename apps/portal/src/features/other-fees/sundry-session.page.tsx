import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { useNavigate } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { ChosenItem } from "./chosen-item.tsx";
import { Concerned } from "./concerned.tsx";
import { SessionForm } from "./session-form.tsx";

const title = "Choose Session";

/** For which session an item is bought: `?item=<id>` names it. */
export function Page() {
  const navigate = useNavigate();
  return (
    <Concerned purpose="sundry" title={title}>
      <PortalPage title={title}>
        <ChosenItem>
          {({ id, name }, sessions) => (
            <>
              <p className="mb-6 max-w-prose text-18">{name}</p>
              <SessionForm
                sessions={sessions}
                onChosen={(session) =>
                  navigate(withSearch(paths.sundryGenerateInvoice, { item: id, session }))
                }
              />
            </>
          )}
        </ChosenItem>
      </PortalPage>
    </Concerned>
  );
}
