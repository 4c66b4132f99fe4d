import type { HostelObstacle } from "../hostel/eligibility.ts";
import { notice } from "./notice.ts";

/** What hostels, their rooms and bed spaces are called. */
export const hostelMessages = {
  location: "Location",
  price: "Price",
  rooms: "Rooms",
  bedSpaces: "Bed spaces",
  gender: "Gender",
  noSpaces: "No bed spaces",
  full: "Full",
  roomClosed: "This room is not open for booking.",
  taken: "Taken",
  closed: "Closed",
  chooseBed: "Choose a bed space in",
  noBedSpace: "This room has no bed spaces yet.",
} as const;

const counted = (count: number): string => count.toLocaleString("en");

/** How much of a hostel or room is free, in words: "12 of 40 left". */
export const spacesLeft = (left: number, spaces: number): string => {
  if (!(spaces > 0)) return hostelMessages.noSpaces;
  return left > 0 ? `${counted(left)} of ${counted(spaces)} left` : hostelMessages.full;
};

/** What a student is missing for a bed, in words. */
export const obstacleMessages = {
  "hostel-arrears": {
    title: "A bed of an earlier session is not paid",
    body: "Pay for it first; after that you can book a bed of this session.",
  },
  arrears: {
    title: "School fees of earlier sessions are not paid",
    body: "Pay them first; after that you can book a bed.",
  },
  "first-instalment": {
    title: "The first instalment of this session's school fees is not paid",
    body: "Pay it, or all of the school fees; after that you can book a bed.",
  },
} as const satisfies Record<HostelObstacle, { title: string; body: string }>;

/** What a student is told about a bed. */
export const bookingMessages = {
  held: notice("Bed space held", "It is yours once its invoice is paid."),
  booked: notice("Bed space booked", "It is yours for the session."),
} as const;

/** What a student is asked and told who gives a bed back that is not paid. */
export const giveBackMessages = {
  label: "Give the bed back",
  question:
    "Give it back? Its invoice ends, and another student can take the bed. Keep it if you have paid today: the payment may still be on its way.",
  done: notice("Bed space given back", "You can choose another one."),
} as const;

/** The page's first line for whom has no bed of the session. */
export const noBedYet = (session: string): string => `You have no bed space of ${session} yet.`;

/** Where a bed is: "Bed space A, Room 12, Queen Amina Hall". */
export const bedPlace = (place: { bed: string | number; room: string; hostel: string }): string =>
  `${bedSpaceName(place.bed)}, ${place.room}, ${place.hostel}`;

/** What a student is told whose bed is held no longer. */
export const holdEnded = (place: Parameters<typeof bedPlace>[0]) => ({
  title: "Your bed space is no longer held",
  body: `${bedPlace(place)} was not paid for in time, and other students can take it now. You can choose a bed space again. If you have paid already, your payment still counts for a bed when it arrives.`,
});

/** What the choice of a bed is called: "Bed space in Room 12, Queen Amina Hall". */
export const bedChoice = (room: string, hostel: string): string =>
  `Bed space in ${room}, ${hostel}`;

/** A bed space by its number: "Bed space A4". */
export const bedSpaceName = (numeration: string | number): string => `Bed space ${numeration}`;
