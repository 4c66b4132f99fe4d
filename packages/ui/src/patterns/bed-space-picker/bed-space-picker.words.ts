import { bedSpaceName, hostelMessages } from "@polyportal/domain/messages/hostel";

/** What the choice of a bed space says. */
export const bedSpacePickerWords = {
  /** The room has none. */
  none: hostelMessages.noBedSpace,
  /** A bed space by its number. */
  name: bedSpaceName,
  /** Why one cannot be chosen, where nothing else is said. */
  taken: hostelMessages.taken,
};
