import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useNotices } from "./use-notices.ts";

const NoticeViews = lazyPart(async () => (await import("./notice-views.tsx")).NoticeViews);

/**
 * The school's notices, whose code is fetched only when there is something to show. The banner's place
 * is kept from the first paint on, so that the page does not jump when they come.
 */
export function Notices() {
  const notices = useNotices();
  const [dismissed, setDismissed] = useState(false);
  if (notices?.length === 0) return null;
  return (
    <div
      className={
        dismissed
          ? undefined
          : "flex min-h-26 flex-col justify-center bg-info-soft sm:min-h-13 print:hidden"
      }
    >
      <Suspense>
        {notices && (
          <NoticeViews
            notices={notices}
            dismissed={dismissed}
            onDismiss={() => setDismissed(true)}
          />
        )}
      </Suspense>
    </div>
  );
}
