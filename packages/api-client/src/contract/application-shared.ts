import * as z from "zod/mini";

// What the calls of an application have in common. They are registered once for each programme, under its own
// path (`/api/Jupeb/load-jupeb-application-form`, `/api/HND/load-hnd-application-form`, …).

/** The two parts of a programme's own path. */
export const family = { family: z.string(), name: z.string() };

export const applicantId = z.uuid();
