import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { idIn } from "../../parts/address/asked.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Barred } from "./barred.tsx";
import { ChooseBed } from "./choose-bed.tsx";
import { Credit } from "./credit.tsx";
import { NotChosen, refusedPlace } from "./not-chosen.tsx";
import { useStanding, type HostelStanding } from "./use-standing.ts";

/** The bed spaces of the room that `?room=` names, of which one is taken. */
export function Page() {
  const [search] = useSearchParams();
  const roomId = idIn(search, "room");
  return roomId === undefined ? (
    <PortalPage title={hostelWords.bedSpaces}>
      <NotChosen>{hostelWords.noRoomWasChosen}</NotChosen>
    </PortalPage>
  ) : (
    <Beds roomId={roomId} />
  );
}

function Beds({ roomId }: { roomId: number }) {
  const standing = useStanding();
  const query = useQuery(queryOptionsFor(useClient(), "listBedsToBook", { roomId }));
  const room = query.data;
  return (
    <PortalPage
      title={hostelWords.bedSpaces}
      lead={room && `${room.room}, ${room.hostel}`}
      actions={
        room && (
          <Button asChild variant="secondary">
            <BareLink href={paths.hostelRooms(room.hostelId)}>{hostelWords.otherRooms}</BareLink>
          </Button>
        )
      }
    >
      <Fetched query={query} label={hostelWords.fetchingBedSpaces} refused={refusedPlace}>
        {(beds) => (
          <Fetched query={standing} label={hostelWords.fetchingHostelRecord}>
            {(own) => <Choice beds={beds} standing={own} />}
          </Fetched>
        )}
      </Fetched>
    </PortalPage>
  );
}

type Props = { beds: Output<"listBedsToBook">; standing: HostelStanding };

function Choice({ beds, standing }: Props) {
  const { credit } = standing;
  return (
    <div className="grid gap-6">
      <Barred standing={standing} />
      {credit !== null && <Credit amount={credit} />}
      <ChooseBed room={beds} standing={standing} />
    </div>
  );
}
