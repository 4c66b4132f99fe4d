import { approvalMessages } from "@polyportal/domain/messages/approval";
import { notificationMessages } from "@polyportal/domain/messages/notification";
import { exportMessages } from "@polyportal/domain/messages/export";
import { staffRequestMessages } from "@polyportal/domain/messages/staff-request";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Tabs } from "@polyportal/ui/tabs";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { PortalPage } from "../../app/portal-page.tsx";
import { useHolds } from "../../app/use-may.ts";
import { MarkAll, Messages, useMessages } from "./messages.tsx";

// Messages are read most; what waits and what was made come with their tabs.
const Approvals = lazyPart(async () => (await import("./approvals.tsx")).Approvals);
const Downloads = lazyPart(async () => (await import("./downloads.tsx")).Downloads);
const Requests = lazyPart(async () => (await import("./requests.tsx")).Requests);

const { tabs } = approvalMessages;

/** What the school has told a member of staff, and what waits for a decision, and the files that were asked for. */
export function Page() {
  const messages = useMessages();
  const navigate = useNavigate();
  const everybody = useHolds("audit.see");
  return (
    <PortalPage
      title={notificationMessages.title}
      lead={approvalMessages.inboxLead}
      actions={<MarkAll messages={messages} />}
    >
      <Tabs
        label={notificationMessages.title}
        // What the address says of one list (filters, order, view) means nothing to the next.
        onValueChange={(hash) => void navigate({ search: "", hash })}
        tabs={[
          {
            hash: "messages",
            label: tabs.messages,
            content: <Messages messages={messages} none={approvalMessages.noMessages} />,
          },
          {
            hash: "approvals",
            label: tabs.approvals,
            content: (
              <Suspense fallback={<PageLoader />}>
                <Approvals />
              </Suspense>
            ),
          },
          {
            hash: "downloads",
            label: exportMessages.title,
            content: (
              <Suspense fallback={<PageLoader />}>
                <Downloads everybody={everybody} />
              </Suspense>
            ),
          },
          {
            hash: "requests",
            label: staffRequestMessages.title,
            content: (
              <Suspense fallback={<PageLoader />}>
                <Requests />
              </Suspense>
            ),
          },
        ]}
      />
    </PortalPage>
  );
}
