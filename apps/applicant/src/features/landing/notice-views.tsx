import type { Notice } from "@polyportal/api-client/contract/notice";
import { NoticeBanner } from "@polyportal/ui/notice-banner";
import { NoticeModal } from "@polyportal/ui/notice-modal";
import { useState } from "react";

/** A modal with the notices, open from the start, and a banner with the beginning of the first. */
export function NoticeViews({ first, notices }: { first: Notice; notices: readonly Notice[] }) {
  const [open, setOpen] = useState(true);
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      {!dismissed && (
        <NoticeBanner
          html={first.description}
          onRead={() => setOpen(true)}
          onDismiss={() => setDismissed(true)}
        />
      )}
      <NoticeModal open={open} onOpenChange={setOpen} notices={notices} />
    </>
  );
}
