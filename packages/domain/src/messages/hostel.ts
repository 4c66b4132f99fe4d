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
  noBedSpace: "This room has no bed spaces yet.",
} as const;

const counted = (count: number): string => count.toLocaleString("en");

/** How much of a hostel or room is free, in words: "12 of 40 left". */
export const spacesLeft = (left: number, spaces: number): string => {
  if (!(spaces > 0)) return hostelMessages.noSpaces;
  return left > 0 ? `${counted(left)} of ${counted(spaces)} left` : hostelMessages.full;
};

/** A bed space by its number: "Bed space A4". */
export const bedSpaceName = (numeration: string | number): string => `Bed space ${numeration}`;
