import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { idIn } from "../../app/asked.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { NotChosen, refusedPlace } from "./not-chosen.tsx";
import { RoomList } from "./room-list.tsx";

/** The rooms of the hostel that `?hostel=` names. */
export function Page() {
  const [search] = useSearchParams();
  const hostelId = idIn(search, "hostel");
  return hostelId === undefined ? (
    <PortalPage title="Select Room">
      <NotChosen>No hostel was chosen.</NotChosen>
    </PortalPage>
  ) : (
    <Rooms hostelId={hostelId} />
  );
}

function Rooms({ hostelId }: { hostelId: number }) {
  const query = useQuery(queryOptionsFor(useClient(), "listRoomsToBook", { hostelId }));
  const hostel = query.data?.hostel;
  return (
    <PortalPage
      title="Select Room"
      lead={
        hostel && (
          <>
            {hostel.hostelName}, {hostel.location}. A bed space costs{" "}
            <Money amount={hostel.price} /> for the session.
          </>
        )
      }
      actions={
        <Button asChild variant="secondary">
          <BareLink href={paths.bookHostel}>Other hostels</BareLink>
        </Button>
      }
    >
      <Fetched query={query} label="Fetching the rooms…" refused={refusedPlace}>
        {({ rooms }) =>
          rooms.length === 0 ? (
            <EmptyState>This hostel has no rooms yet.</EmptyState>
          ) : (
            <RoomList rooms={rooms} />
          )
        }
      </Fetched>
    </PortalPage>
  );
}
