import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { actMessages } from "@polyportal/domain/messages/act";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useMay } from "../../app/use-may.ts";
import { EditUser } from "./edit-user.tsx";
import { NewUser } from "./new-user.tsx";

/** One account to change, or a new one where the address names none. */
export function Page() {
  const [params] = useSearchParams();
  const mayEnter = useMay("users.enter", "createUser", "updateUser");
  const id = params.get("user");
  if (!mayEnter) {
    return (
      <PortalPage title={id ? userMessages.editTitle : userMessages.newTitle}>
        <EmptyState
          action={
            <Button asChild variant="secondary">
              <Link href={staffPaths.users}>{userMessages.chooseUser}</Link>
            </Button>
          }
        >
          {actMessages.noClaim}
        </EmptyState>
      </PortalPage>
    );
  }
  if (id) return <OneUser id={id} />;
  return (
    <PortalPage title={userMessages.newTitle} lead={userMessages.newLead}>
      <NewUser />
    </PortalPage>
  );
}

function OneUser({ id }: { id: string }) {
  const query = useQuery(queryOptionsFor(useClient(), "getUser", { id }));
  return (
    <PortalPage
      title={userMessages.editTitle}
      lead={query.data && userMessages.editLead(query.data.fullName)}
    >
      <Fetched query={query}>{(user) => <EditUser key={user.id} user={user} />}</Fetched>
    </PortalPage>
  );
}
