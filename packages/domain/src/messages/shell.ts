import { notice } from "./notice.ts";

export const shellMessages = {
  signOut: { title: "Sign out", body: "Are you sure you want to sign out of the portal?" },
  signOutConfirm: "Sign out",
  /** Say the client's or the server's message instead where there is one. */
  signOutFailed: notice("You are still signed in", "Signing out did not work. Please try again."),
  cancel: "Cancel",
  /** Where what is confirmed is itself a cancelling: "Cancel" would say both. */
  keepIt: "Keep it",
  noAccess: "Unauthorized access",
  confirmDelete: "Are you sure you want to delete this course",
} as const;

/** On the button that repeats what has failed. */
export const tryAgainLabel = "Try again";

/** What stands in place of something that could not be loaded. */
export const loadFailed = (message: string): string => `An error has occurred: ${message}`;
