import { accountWords } from "@polyportal/domain/messages/account.words";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { backToDashboard } from "@polyportal/domain/messages/way-back";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";

/** Where a refused call (`?from=error`) leads. */
export function Page() {
  const [search] = useSearchParams();
  const lead = search.get("from") === "error" ? accountWords.refused : accountWords.notOpened;
  return (
    <PortalPage title={shellMessages.noAccess} lead={lead}>
      <Button asChild>
        <BareLink href={paths.dashboard}>{backToDashboard}</BareLink>
      </Button>
    </PortalPage>
  );
}
