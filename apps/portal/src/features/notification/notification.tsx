import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { notificationMessages } from "@polyportal/domain/messages/notification";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Link } from "@polyportal/ui/link";
import { notificationWords } from "@polyportal/domain/messages/notification.words";

type Props = {
  told: Output<"listNotifications">["items"][number];
  /** The person has read it. */
  onRead: () => void;
};

/** One thing that the school has told, with the way to its page. */
export function Notification({ told, onRead }: Props) {
  const unread = told.readAt === null;
  return (
    <li className="grid gap-1 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className={unread ? "font-semibold" : "font-medium"}>
          {told.path ? (
            <Link href={told.path} onClick={onRead} className="ui-alone">
              {told.title}
            </Link>
          ) : (
            told.title
          )}
        </h2>
        {unread && <Badge status="warning">{notificationMessages.unread}</Badge>}
      </div>
      <p className="max-w-prose break-words">{told.body}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <time dateTime={told.createdAt} className="text-14 text-ink-muted">
          {formatDateTime(told.createdAt)}
        </time>
        {unread && (
          <Button variant="quiet" size="small" className="-mx-3" onClick={onRead}>
            {notificationWords.markAsRead}
            <span className="sr-only">: {told.title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
