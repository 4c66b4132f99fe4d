import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { OneUser, UserActs } from "./user-record.tsx";

/** One person: what the account may do and where each right comes from, its roles, its sign-ins. */
export function Page() {
  const id = useSearchParams()[0].get("user") ?? "";
  const query = useQuery({
    ...queryOptionsFor(useClient(), "getUser", { id }),
    enabled: id !== "",
  });
  const name = query.data?.fullName;
  return (
    <PortalPage
      title={name ?? userMessages.manage}
      lead={userMessages.manageLead}
      actions={query.data && <UserActs user={query.data} />}
    >
      {id === "" ? (
        <EmptyState
          action={
            <Button asChild variant="secondary">
              <Link href={staffPaths.users}>{userMessages.chooseUser}</Link>
            </Button>
          }
        >
          {userMessages.notFound}
        </EmptyState>
      ) : (
        <Fetched query={query}>{(user) => <OneUser user={user} />}</Fetched>
      )}
    </PortalPage>
  );
}
