import { bedPlace } from "@polyportal/domain/messages/hostel";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import type { HostelStanding } from "./use-standing.ts";
import { WhatIsMissing } from "./what-is-missing.tsx";

/** Why the student can look at the hostels, but choose nothing; draws nothing for who can. */
export function Barred({ standing: { booking, obstacles } }: { standing: HostelStanding }) {
  if (!booking) return <WhatIsMissing obstacles={obstacles} />;
  return (
    <Alert status="info" title={hostelWords.hasBed}>
      <p>{bedPlace(booking)}</p>
      <Button asChild variant="secondary" className="mt-3">
        <BareLink href={paths.hostel}>{hostelWords.goToBed}</BareLink>
      </Button>
    </Alert>
  );
}
