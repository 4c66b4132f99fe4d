import { bedSpaceName, hostelMessages } from "@polyportal/domain/messages/hostel";

/** Words of the picker. */
export const bedSpacePickerWords = {
  /** The room has none. */
  none: hostelMessages.noBedSpace,
  /** The name of a bed space by its number. */
  name: bedSpaceName,
  /** The default reason why one cannot be chosen. */
  taken: hostelMessages.taken,
};
