import { hostelMessages, spacesLeft } from "@polyportal/domain/messages/hostel";

/** Words of a hostel card. */
export const hostelCardWords = {
  location: hostelMessages.location,
  price: hostelMessages.price,
  gender: hostelMessages.gender,
  rooms: hostelMessages.rooms,
  bedSpaces: hostelMessages.bedSpaces,
  /** How many bed spaces are free, of a hostel or a room. */
  spacesLeft,
};
