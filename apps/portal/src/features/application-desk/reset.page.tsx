import { applicationDeskMessages as words } from "@polyportal/domain/messages/application-desk";
import { DeskPage } from "./desk-page.tsx";
import { Reset } from "./reset.tsx";

/** Opens sections of an application again. */
export function Page() {
  return (
    <DeskPage title={words.reset.title} lead={words.reset.lead}>
      {(found) => <Reset key={found.invoiceId} found={found} />}
    </DeskPage>
  );
}
