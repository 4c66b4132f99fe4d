import { sundryWords } from "@polyportal/domain/messages/sundry.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { PortalPage } from "../../../app/portal-page.tsx";
import { ChosenItem } from "./chosen-item.tsx";
import { Concerned } from "../concerned.tsx";
import { SessionLinks } from "../session-links.tsx";

const title = sundryWords.chooseSession;

/** For which session an item is bought: `?item=<id>` names it. */
export function Page() {
  return (
    <Concerned purpose="sundry" title={title}>
      <PortalPage title={title}>
        <ChosenItem>
          {({ id, name }, sessions) => (
            <>
              <p className="mb-6 max-w-prose text-18">{name}</p>
              <SessionLinks
                sessions={sessions}
                href={(session) => withSearch(paths.sundryGenerateInvoice, { item: id, session })}
              />
            </>
          )}
        </ChosenItem>
      </PortalPage>
    </Concerned>
  );
}
