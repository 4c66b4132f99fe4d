import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paths } from "@polyportal/domain/routes/paths";
import { useQuery } from "@tanstack/react-query";

/** The header's bell: the notifications' path and the number of unread ones. */
export function useBell(): { href: string; unread: number } {
  const client = useClient();
  const { data } = useQuery({
    ...queryOptionsFor(
      client,
      "countUnread",
      {},
      {
        staleTimeMs: 60_000,
        refetchOnWindowFocus: true,
        handleForbidden: false,
      },
    ),
  });
  // No count until it is loaded, so that nothing moves.
  return { href: paths.notifications, unread: data?.unread ?? 0 };
}
