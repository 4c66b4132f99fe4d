import type { HostelObstacle } from "@polyportal/domain/hostel/eligibility";
import { obstacleMessages } from "@polyportal/domain/messages/hostel";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";

/** Where each obstacle is settled. */
const ways: Record<HostelObstacle, { href: string; label: string }> = {
  "hostel-arrears": { href: paths.hostelArrears, label: hostelWords.payEarlierBed },
  arrears: { href: paths.schoolFees, label: hostelWords.seeFeesOwed },
  "first-instalment": { href: paths.schoolFees, label: hostelWords.paySchoolFees },
};

/** What has to be settled before a bed can be booked, each with the way to do so. */
export function WhatIsMissing({ obstacles }: { obstacles: readonly HostelObstacle[] }) {
  return obstacles.map((obstacle) => (
    <Alert key={obstacle} status="warning" title={obstacleMessages[obstacle].title}>
      <p>{obstacleMessages[obstacle].body}</p>
      <Button asChild variant="secondary" className="mt-3">
        <BareLink href={ways[obstacle].href}>{ways[obstacle].label}</BareLink>
      </Button>
    </Alert>
  ));
}
