import { formatDate } from "@polyportal/domain/format/date";
import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { dashboardWords } from "@polyportal/domain/messages/dashboard.words";
import { loadFailed } from "@polyportal/domain/messages/shell";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useCountViews, useOwnNotices, useReadNotices } from "../../app/notices.ts";

const NoticeModal = lazyPart(async () => (await import("@polyportal/ui/notice-modal")).NoticeModal);

/** The school's notices for this person by their titles; each opens in full. */
export function NoticesCard() {
  const { data, error } = useOwnNotices();
  const { markRead } = useReadNotices();
  const countViews = useCountViews();
  const [shown, setShown] = useState<string>();
  const [open, setOpen] = useState(false);
  const notice = data?.find(({ id }) => id === shown);
  return (
    <Card title={dashboardMessages.notices} aria-busy={!data && !error}>
      {!data && !error && <SkeletonText lines={2} />}
      {error && <p role="alert">{loadFailed(error.message)}</p>}
      {data?.length === 0 && <p className="text-ink-muted">{dashboardMessages.noNotices}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map(({ id, title, startDate, category }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="min-w-0 break-words">
                {title}
                <span className="block text-14 text-ink-muted">
                  <time dateTime={startDate}>{formatDate(startDate)}</time>, {category}
                </span>
              </span>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  markRead([id]);
                  countViews([id]);
                  setShown(id);
                  setOpen(true);
                }}
              >
                {dashboardWords.read}
                <span className="sr-only">: {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {notice && (
        <Suspense fallback={null}>
          <NoticeModal open={open} onOpenChange={setOpen} notices={[notice]} />
        </Suspense>
      )}
    </Card>
  );
}
