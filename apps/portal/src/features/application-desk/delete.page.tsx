import { applicationDeskMessages as words } from "@polyportal/domain/messages/application-desk";
import { Delete } from "./delete.tsx";
import { DeskPage } from "./desk-page.tsx";

/** Deletes an unpaid draft, or closes an application that stands twice. */
export function Page() {
  return (
    <DeskPage title={words.remove.title} lead={words.remove.lead}>
      {(found) => <Delete key={found.invoiceId} found={found} />}
    </DeskPage>
  );
}
