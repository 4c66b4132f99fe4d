import { availabilityBadge } from "@polyportal/domain/hostel/availability";
import { Badge } from "../../components/badge/badge.tsx";
import { useWords } from "../../words/words.ts";
import { hostelCardWords } from "./hostel-card.words.ts";

export type AvailabilityProps = {
  /** How many bed spaces are free. */
  left: number;
  /** How many bed spaces there are. */
  spaces: number;
};

/** The free bed spaces of a hostel or room in words, below the badge that the school's rule gives it. */
export function Availability({ left, spaces }: AvailabilityProps) {
  const words = useWords("hostelCard", hostelCardWords);
  return <Badge status={availabilityBadge(left, spaces)}>{words.spacesLeft(left, spaces)}</Badge>;
}
