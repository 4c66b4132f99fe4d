import { hostelMessages } from "@polyportal/domain/messages/hostel";

/** Words of a room card. */
export const roomCardWords = {
  /** Before the room's name, for screen readers. */
  chooseBed: hostelMessages.chooseBed,
  /** The default reason why it is disabled. */
  closed: hostelMessages.roomClosed,
};
