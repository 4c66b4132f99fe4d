import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { HostelCard } from "@polyportal/ui/hostel-card";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Barred } from "./barred.tsx";
import { mayChoose, useStanding } from "./use-standing.ts";

/** The hostels for the student's gender, and how many of their bed spaces are left. */
export function Page() {
  const standing = useStanding();
  const hostels = useQuery(queryOptionsFor(useClient(), "listHostelsToBook", {}));
  return (
    <PortalPage title={hostelWords.bookHostel} lead={hostelWords.bookLead}>
      <Fetched query={standing} label={hostelWords.fetchingHostels}>
        {(own) => (
          <Fetched query={hostels} label={hostelWords.fetchingHostels}>
            {(all) => (
              <div className="grid gap-6">
                <Barred standing={own} />
                {all.length === 0 && <EmptyState>{hostelWords.noneOpen}</EmptyState>}
                <div className="grid gap-4 sm:grid-cols-2">
                  {all.map((hostel) => (
                    <HostelCard
                      key={hostel.id}
                      hostel={hostel}
                      action={
                        mayChoose(own) &&
                        hostel.noOfBedSpacesLeft > 0 && (
                          <Button asChild>
                            <BareLink href={paths.hostelRooms(hostel.id)}>
                              {hostelWords.chooseRoomIn(hostel.hostelName)}
                            </BareLink>
                          </Button>
                        )
                      }
                    />
                  ))}
                </div>
              </div>
            )}
          </Fetched>
        )}
      </Fetched>
    </PortalPage>
  );
}
