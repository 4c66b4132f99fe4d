import type { StatusBadge } from "../table/status.ts";

/** From which share of free spaces a hostel or room counts as available. */
export const availability = { successAtLeast: 0.5, elseBadge: "unapproved" } as const;

/** The badge of a hostel or room with so many of its spaces left; without any space it is unapproved. */
export const availabilityBadge = (spacesLeft: number, spaces: number): StatusBadge =>
  spaces > 0 && spacesLeft / spaces >= availability.successAtLeast
    ? "success"
    : availability.elseBadge;
