import type { Notice } from "@polyportal/api-client/contract/notice";
import { NoticeBanner } from "@polyportal/ui/notice-banner";
import { NoticeModal } from "@polyportal/ui/notice-modal";
import { useState } from "react";

type Props = { notices: readonly Notice[]; dismissed: boolean; onDismiss: () => void };

/** Whether the notices have been closed since the app was loaded: coming back opens them no more. */
let read = false;

/** A modal with the notices, open from the start, and a banner with the beginning of the first. */
export function NoticeViews({ notices, dismissed, onDismiss }: Props) {
  const [open, setOpen] = useState(!read);
  const [first] = notices;
  return (
    <>
      {first && !dismissed && (
        <NoticeBanner html={first.description} onRead={() => setOpen(true)} onDismiss={onDismiss} />
      )}
      <NoticeModal
        open={open}
        onOpenChange={(next) => {
          read = true;
          setOpen(next);
        }}
        notices={notices}
      />
    </>
  );
}
