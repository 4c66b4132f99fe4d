import type { Notice } from "@polyportal/api-client/contract/notice";
import { isNoticeFor } from "@polyportal/domain/notice/audience";
import { NoticeBanner } from "@polyportal/ui/notice-banner";
import { lazy, Suspense, useState } from "react";
import { markNoticesRead, useNotices, useReadNotices } from "./notices.ts";
import { useProfile } from "./profile.ts";

const NoticeModal = lazy(async () => ({
  default: (await import("@polyportal/ui/notice-modal")).NoticeModal,
}));

/**
 * The newest notice for this person that is unread on this device, under the header of every page.
 * Reading or dismissing it settles the older ones with it: nobody is asked once for each.
 */
export function NoticeStrip() {
  const profile = useProfile();
  const { data = [] } = useNotices();
  const read = useReadNotices();
  const [opened, setOpened] = useState<readonly Notice[]>();
  const [open, setOpen] = useState(false);
  const unread = data.filter(
    ({ id, category }) => !read.includes(id) && isNoticeFor(category, profile),
  );
  const [newest] = unread;
  const settle = () => markNoticesRead(unread.map(({ id }) => id));
  return (
    <>
      {newest && (
        <NoticeBanner
          title={newest.title}
          html={newest.description}
          onRead={() => {
            setOpened(unread);
            setOpen(true);
          }}
          onDismiss={() => {
            settle();
            // The button that had the focus is gone.
            document.getElementById("main")?.focus({ preventScroll: true });
          }}
        />
      )}
      {opened && (
        <Suspense fallback={null}>
          <NoticeModal
            open={open}
            notices={opened}
            onOpenChange={(next) => {
              setOpen(next);
              if (!next) settle();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
