import { Suspense, useState } from "react";
import { Skeleton } from "@polyportal/ui/skeleton";
import { lazyPart } from "../../app/lazy-part.ts";
import { useNotices } from "./use-notices.ts";

const NoticeViews = lazyPart(async () => (await import("./notice-views.tsx")).NoticeViews);

/** The shape of a notice. Without scripts none comes. */
const coming = (
  <div className="mx-auto flex w-full max-w-6xl items-center gap-3 px-side [@media(scripting:none)]:hidden">
    <Skeleton className="size-5 rounded-full" />
    <Skeleton className="h-4 w-2/3 sm:w-1/2" />
  </div>
);

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
      <Suspense fallback={coming}>
        {notices === undefined && coming}
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
