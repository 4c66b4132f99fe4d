import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { idIn } from "../../parts/address/asked.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { NotChosen, refusedPlace } from "./not-chosen.tsx";
import { RoomList } from "./room-list.tsx";

/** The rooms of the hostel that `?hostel=` names. */
export function Page() {
  const [search] = useSearchParams();
  const hostelId = idIn(search, "hostel");
  return hostelId === undefined ? (
    <PortalPage title={hostelWords.selectRoom}>
      <NotChosen>{hostelWords.noHostelWasChosen}</NotChosen>
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
      title={hostelWords.selectRoom}
      lead={
        hostel && (
          <>
            {hostelWords.placeAndPrice(hostel.hostelName, hostel.location)}{" "}
            <Money amount={hostel.price} /> {hostelWords.forTheSession}
          </>
        )
      }
      actions={
        <Button asChild variant="secondary">
          <BareLink href={paths.bookHostel}>{hostelWords.otherHostels}</BareLink>
        </Button>
      }
    >
      <Fetched query={query} label={hostelWords.fetchingRooms} refused={refusedPlace}>
        {({ rooms }) =>
          rooms.length === 0 ? (
            <EmptyState>{hostelWords.noRoomsYet}</EmptyState>
          ) : (
            <RoomList rooms={rooms} />
          )
        }
      </Fetched>
    </PortalPage>
  );
}
