import { bulkEditMessages as bulk } from "@polyportal/domain/messages/bulk-edit";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { useLocation } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { ButtonLink } from "../link/button-link.tsx";
import { ImportStatus } from "./import-status.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

const { backToList } = importPageMessages;

/** A bulk edit that was done on a page, record by record, with its undo. */
export function BulkPage({ id }: { id: string }) {
  const { pathname } = useLocation();
  useKeptFocus(id);
  return (
    <PortalPage
      title={bulk.title}
      lead={bulk.lead}
      actions={<ButtonLink href={pathname}>{backToList}</ButtonLink>}
    >
      <ImportStatus key={id} id={id} />
    </PortalPage>
  );
}
