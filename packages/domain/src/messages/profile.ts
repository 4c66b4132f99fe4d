import { notice } from "./notice.ts";

export const profileMessages = {
  saved: notice("Profile updated", "The school now has your new details."),
  photoSaved: notice("Photo updated", "Your new photo is in use."),
} as const;
