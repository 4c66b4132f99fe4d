import * as z from "zod/mini";

/** Who sees a saved view: its owner, everybody of the owner's role, all of the staff. */
export const viewAudiences = ["own", "role", "everyone"] as const;
export type ViewAudience = (typeof viewAudiences)[number];

/** So many views of one list may a person keep. */
export const mostViews = 50;

/** A name, what the list's address says under it, and who sees it. */
export const viewSchema = z.object({
  name: z
    .string("please enter a name")
    .check(z.trim(), z.minLength(1, "please enter a name"), z.maxLength(60)),
  query: z.string().check(z.maxLength(2000)),
  sharedWith: z.enum(viewAudiences),
});
