import { approvalMessages } from "@polyportal/domain/messages/approval";
import { notificationMessages } from "@polyportal/domain/messages/notification";
import { Tabs } from "@polyportal/ui/tabs";
import { PortalPage } from "../../app/portal-page.tsx";
import { Approvals } from "./approvals.tsx";
import { MarkAll, Messages, useMessages } from "./messages.tsx";

const { tabs } = approvalMessages;

/** What the school has told a member of staff, and what waits for a decision. */
export function Page() {
  const messages = useMessages();
  return (
    <PortalPage
      title={notificationMessages.title}
      lead={approvalMessages.inboxLead}
      actions={<MarkAll messages={messages} />}
    >
      <Tabs
        label={notificationMessages.title}
        tabs={[
          { hash: "messages", label: tabs.messages, content: <Messages messages={messages} /> },
          { hash: "approvals", label: tabs.approvals, content: <Approvals /> },
        ]}
      />
    </PortalPage>
  );
}
