import { NoticeBanner } from "@polyportal/ui/notice-banner";
import { lazy, Suspense, useState } from "react";
import { useNotices } from "./use-notices.ts";

const NoticeModal = lazy(async () => ({
  default: (await import("@polyportal/ui/notice-modal")).NoticeModal,
}));

/**
 * The school's notices: a modal that opens by itself once they are fetched, and a banner with the
 * beginning of the first. The modal's code is fetched only when there is something to show.
 */
export function Notices() {
  const notices = useNotices();
  const [modal, setModal] = useState(true);
  const [dismissed, setDismissed] = useState(false);
  const [first] = notices;
  if (!first) return null;
  return (
    <>
      {!dismissed && (
        <NoticeBanner
          html={first.description}
          onRead={() => setModal(true)}
          onDismiss={() => setDismissed(true)}
        />
      )}
      <Suspense>
        <NoticeModal open={modal} onOpenChange={setModal} notices={notices} />
      </Suspense>
    </>
  );
}
