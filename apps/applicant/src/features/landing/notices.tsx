import { lazy, Suspense } from "react";
import { useNotices } from "./use-notices.ts";

const NoticeViews = lazy(async () => ({
  default: (await import("./notice-views.tsx")).NoticeViews,
}));

/** The school's notices, whose code is fetched only when there is something to show. */
export function Notices() {
  const notices = useNotices();
  const [first] = notices;
  if (!first) return null;
  return (
    <Suspense>
      <NoticeViews first={first} notices={notices} />
    </Suspense>
  );
}
