import type { ViewAudience } from "../saved-view/view-form.ts";

/** Words about the saved views of lists, beside those of the part itself. */
export const savedViewMessages = {
  audiences: {
    own: "Only me",
    role: "Everybody of my role",
    everyone: "All of the staff",
  } satisfies Record<ViewAudience, string>,
  deleted: (name: string) => `The view ${name} is deleted`,
  madeBy: (name: string) => `Made by ${name}.`,
} as const;
