import { availabilityBadge } from "@polyportal/domain/hostel/availability";
import { spacesLeft } from "@polyportal/domain/messages/hostel";
import { Badge } from "../../components/badge/badge.tsx";

export type AvailabilityProps = {
  /** How many bed spaces are free. */
  left: number;
  /** How many bed spaces there are. */
  spaces: number;
};

/** How much of a hostel or room is free, in words, under the badge that the school's rule gives it. */
export function Availability({ left, spaces }: AvailabilityProps) {
  return <Badge status={availabilityBadge(left, spaces)}>{spacesLeft(left, spaces)}</Badge>;
}
