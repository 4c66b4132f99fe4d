import type { Notice } from "@polyportal/api-client/contract/notice";
import { NoticeBanner } from "@polyportal/ui/notice-banner";
import { NoticeModal } from "@polyportal/ui/notice-modal";
import { useState } from "react";
import { haveNew, keepClosed } from "./closed-notices.ts";

type Props = { notices: readonly Notice[]; dismissed: boolean; onDismiss: () => void };

/** A modal with the notices, open from the start where this device has not closed them all, and a banner with the beginning of the first. */
export function NoticeViews({ notices, dismissed, onDismiss }: Props) {
  const [open, setOpen] = useState(() => haveNew(notices));
  const [first] = notices;
  return (
    <>
      {first && !dismissed && (
        <NoticeBanner html={first.description} onRead={() => setOpen(true)} onDismiss={onDismiss} />
      )}
      <NoticeModal
        open={open}
        onOpenChange={(next) => {
          keepClosed(notices);
          setOpen(next);
        }}
        notices={notices}
      />
    </>
  );
}
