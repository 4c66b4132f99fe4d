import { hostelMessages } from "@polyportal/domain/messages/hostel";

/** What a room to choose says of itself. */
export const roomCardWords = {
  /** Before the room's name, for screen readers. */
  chooseBed: hostelMessages.chooseBed,
  /** Why it is disabled, where nothing else is said. */
  closed: hostelMessages.roomClosed,
};
