import { holdHours } from "@polyportal/domain/hostel/hold";
import { bedPlace, noBedYet } from "@polyportal/domain/messages/hostel";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { BareLink, Link } from "@polyportal/ui/link";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Credit } from "./credit.tsx";
import { HoldClock } from "./hold-clock.tsx";
import { OwnBed } from "./own-bed.tsx";
import { mayChoose, useStanding, type HostelStanding } from "./use-standing.ts";
import { WhatIsMissing } from "./what-is-missing.tsx";

/** The student's bed of the session; or the way to one, and what is missing for it. */
export function Page() {
  const standing = useStanding();
  return (
    <PortalPage
      title={hostelWords.hostel}
      lead={standing.data ? <Point standing={standing.data} /> : hostelWords.hostelLead}
    >
      <Fetched query={standing} label={hostelWords.fetchingHostelRecord}>
        {(data) => <Standing standing={data} />}
      </Fetched>
    </PortalPage>
  );
}

/** The bed and how long it is still held, or that there is none. */
function Point({ standing: { booking, session } }: { standing: HostelStanding }) {
  if (!booking) return noBedYet(session);
  const { heldUntil } = booking;
  return (
    <>
      {bedPlace(booking)}. {heldUntil && <HoldClock until={heldUntil} />}
    </>
  );
}

function Standing({ standing }: { standing: HostelStanding }) {
  const { session, booking, obstacles, credit } = standing;
  // Who has a bed already learns of the debt of an earlier one alone.
  const missing = booking ? obstacles.filter((one) => one === "hostel-arrears") : obstacles;
  return (
    <div className="grid gap-6">
      <WhatIsMissing obstacles={missing} />
      {credit !== null && <Credit amount={credit} />}
      {booking && <OwnBed booking={booking} session={session} />}
      {mayChoose(standing) && (
        <Card
          title={hostelWords.canBook(session)}
          footer={
            <Button asChild>
              <BareLink href={paths.bookHostel}>{hostelWords.chooseHostel}</BareLink>
            </Button>
          }
        >
          <p className="max-w-prose">
            {hostelWords.chooseFirst} {credit === null && hostelWords.thenPay(holdHours)}
          </p>
        </Card>
      )}
      {!booking && obstacles.length > 0 && (
        <p>
          <Link href={paths.bookHostel}>{hostelWords.seeHostels}</Link>
        </p>
      )}
    </div>
  );
}
