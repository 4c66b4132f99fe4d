import { notificationMessages } from "@polyportal/domain/messages/notification";
import { PortalPage } from "../../app/portal-page.tsx";
import { MarkAll, Messages, useMessages } from "./messages.tsx";

/** What the school has told this person. */
export function Page() {
  const messages = useMessages();
  return (
    <PortalPage
      title={notificationMessages.title}
      lead={notificationMessages.lead}
      actions={<MarkAll messages={messages} />}
    >
      <Messages messages={messages} />
    </PortalPage>
  );
}
