import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
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
    <PortalPage title="Book Hostel" lead="Choose where you want to live this session.">
      <Fetched query={standing} label="Fetching the hostels…">
        {(own) => (
          <Fetched query={hostels} label="Fetching the hostels…">
            {(all) => (
              <div className="grid gap-6">
                <Barred standing={own} />
                {all.length === 0 && (
                  <EmptyState>No hostel for you is open for booking now.</EmptyState>
                )}
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
                              Choose a room in {hostel.hostelName}
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
