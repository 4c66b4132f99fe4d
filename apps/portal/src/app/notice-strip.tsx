import type { Notice } from "@polyportal/api-client/contract/notice";
import { NoticeBanner } from "@polyportal/ui/notice-banner";
import { Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.ts";
import { useCountViews, useOwnNotices, useReadNotices } from "./notices.ts";

const NoticeModal = lazyPart(async () => (await import("@polyportal/ui/notice-modal")).NoticeModal);

/**
 * The newest unread notice under the header. It first appears on the next page that is opened after it was
 * loaded, so that nothing moves under a finger. Reading or dismissing it also settles older ones.
 */
export function NoticeStrip({ path }: { path: string }) {
  const { data = [] } = useOwnNotices();
  const { read, markRead } = useReadNotices();
  const countViews = useCountViews();
  const [opened, setOpened] = useState<readonly Notice[]>();
  const [open, setOpen] = useState(false);
  const unread = data.filter(({ id }) => !read.includes(id));
  const [newest] = unread;
  // `cameAt`: the page on which it was loaded, until another is opened.
  const [waiting, setWaiting] = useState<{ id: string; cameAt: string | undefined }>();
  if (newest && waiting?.id !== newest.id) setWaiting({ id: newest.id, cameAt: path });
  else if (waiting?.cameAt !== undefined && waiting.cameAt !== path) {
    setWaiting({ id: waiting.id, cameAt: undefined });
  }
  const shown = waiting?.id === newest?.id && waiting?.cameAt === undefined ? newest : undefined;
  const settle = () => markRead(unread.map(({ id }) => id));
  return (
    <>
      {shown && (
        <NoticeBanner
          title={shown.title}
          html={shown.description}
          onRead={() => {
            setOpened(unread);
            setOpen(true);
            countViews(unread.map(({ id }) => id));
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
