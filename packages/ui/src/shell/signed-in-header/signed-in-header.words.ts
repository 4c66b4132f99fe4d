import { bellLabel, shownUnread } from "@polyportal/domain/messages/bell";
import { paletteMessages } from "@polyportal/domain/messages/palette";

/** What the header after sign-in says. */
export const signedInHeaderWords = {
  /** The name of the menu of modules. */
  modules: "Modules",
  /** Who is signed in, where the server knows no name. */
  guest: "Guest",
  account: (name: string): string => `Account of ${name}`,
  profile: "Profile",
  changePassword: "Change Password",
  logout: "Logout",
  /** In the menu of modules. */
  signOut: "Sign Out",
  search: paletteMessages.open,
  /** The bell's name, with how many notifications are not read. */
  bell: bellLabel,
  /** How many are not read, on the bell. */
  unread: shownUnread,
};
