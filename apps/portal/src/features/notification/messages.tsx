import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { notificationMessages } from "@polyportal/domain/messages/notification";
import { notificationWords } from "@polyportal/domain/messages/notification.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { typedNumberIn } from "@polyportal/domain/format/typed-number";
import { pageSizes } from "@polyportal/domain/table/page-sizes";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Pagination } from "@polyportal/ui/pagination";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { toast } from "@polyportal/ui/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { LoadFailed } from "../../app/load-failed.tsx";
import { Notification } from "./notification.tsx";

const size = pageSizes.default;
const changed = ["listNotifications", "countUnread"] as const;

/** The address of a page of the list. */
const hrefOf = (page: number, unreadOnly: boolean) =>
  withSearch(paths.notifications, {
    page: page > 1 ? page : undefined,
    unread: unreadOnly ? "true" : undefined,
  });

const refused = ({ title, message }: { title: string; message: string }) =>
  toast({ title, body: message, status: "fail" });

/** What the school has told this person, a page at a time. */
export function useMessages() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(typedNumberIn(search.get("page")) ?? 1));
  const unreadOnly = search.get("unread") === "true";
  const query = useQuery({
    ...queryOptionsFor(useClient(), "listNotifications", {
      page,
      size,
      ...(unreadOnly && { unread: "true" as const }),
    }),
    placeholderData: keepPreviousData,
  });
  return { ...query, page, unreadOnly };
}

/** Marks all messages as read, where one is not. */
export function MarkAll({ messages }: { messages: ReturnType<typeof useMessages> }) {
  const all = useOperation("markAllNotificationsRead", { invalidates: changed, onError: refused });
  if (!messages.data?.items.some(({ readAt }) => readAt === null)) return null;
  return (
    <Button variant="secondary" loading={all.isPending} onClick={() => all.mutate({})}>
      {notificationMessages.markAll}
    </Button>
  );
}

type MessagesProps = {
  messages: ReturnType<typeof useMessages>;
  /** What will stand here for whoever is no student. */
  none?: string;
};

/** The messages, and the choice of those that are not read. */
export function Messages({ messages, none = notificationMessages.none }: MessagesProps) {
  const { data, error, refetch, isPlaceholderData, page, unreadOnly } = messages;
  const one = useOperation("markNotificationRead", { invalidates: changed, onError: refused });
  return (
    <>
      <nav aria-label={notificationWords.whichNotifications} className="mb-4 flex gap-2">
        {[false, true].map((choice) => (
          <Button
            key={String(choice)}
            asChild
            size="small"
            variant={choice === unreadOnly ? "secondary" : "quiet"}
          >
            <BareLink
              href={hrefOf(1, choice)}
              aria-current={choice === unreadOnly ? "page" : undefined}
            >
              {choice ? notificationMessages.unread : notificationWords.all}
            </BareLink>
          </Button>
        ))}
      </nav>
      {error && <LoadFailed className="mb-4" error={error} onRetry={refetch} />}
      {!data && !error && (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState>{unreadOnly ? notificationMessages.noneUnread : none}</EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul
            aria-busy={isPlaceholderData}
            className="divide-y divide-line rounded border border-line bg-paper-raised"
          >
            {data.items.map((told) => (
              <Notification
                key={told.id}
                told={told}
                onRead={() => told.readAt === null && one.mutate({ id: told.id })}
              />
            ))}
          </ul>
          <Pagination
            className="mt-4"
            page={page}
            size={size}
            total={data.total}
            hrefOf={(to) => hrefOf(to, unreadOnly)}
          />
        </>
      )}
    </>
  );
}
