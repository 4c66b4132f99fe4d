import { hostelMessages, spacesLeft } from "@polyportal/domain/messages/hostel";

/** What a hostel to choose says of itself. */
export const hostelCardWords = {
  location: hostelMessages.location,
  price: hostelMessages.price,
  gender: hostelMessages.gender,
  rooms: hostelMessages.rooms,
  bedSpaces: hostelMessages.bedSpaces,
  /** How many bed spaces are free, of how many; of a room, too. */
  spacesLeft,
};
