import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { userMessages } from "@polyportal/domain/messages/users";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import type { RecordProps } from "../../parts/list/record.ts";
import { OneUser, UserActs } from "./user-record.tsx";

/** One person beside the list in which the name stands. */
export function UserDetailPanel({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getUser", { id }));
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={query.data?.fullName ?? userMessages.manage}
      page={withSearch(staffPaths.manageUser, { user: id })}
      actions={query.data && <UserActs user={query.data} beside />}
    >
      <Fetched query={query}>{(user) => <OneUser user={user} beside />}</Fetched>
    </DetailPanel>
  );
}
