import { capsStatuses, jambChoices, jambLists } from "@polyportal/domain/jamb-list/lists";
import { genders } from "@polyportal/domain/lecturer/lecturer-form";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importOf } from "./import-of.ts";
import { listOf, several } from "./list.ts";
import { idParam } from "./shared.ts";

const imports = importOf({ area: "JambList", noun: "list", claim: "applications.enter" });

const list = z.enum(jambLists, "please select a list");
const choice = z.enum(jambChoices);
const capsStatus = z.enum(capsStatuses);

/** The lists that JAMB gives the school of an academic session. */
export const jambListEndpoints = {
  previewJambList: endpoint({
    ...imports.preview,
    input: z.extend(imports.preview.input, { sessionId: idParam, list }),
    errors: ["not_found", ...imports.preview.errors],
  }),
  uploadJambList: imports.upload,
  downloadJambListSample: imports.sample,
  listJambCandidates: listOf({
    audience: ["official"],
    claim: "applications.see",
    path: "/api/JambList/candidates",
    summary: "Candidates by JAMB's lists, with the application that each has made",
    row: z.object({
      id: z.uuid(),
      session: z.string(),
      list,
      jambNumber: z.string(),
      fullName: z.string(),
      gender: z.enum(genders),
      state: z.nullable(z.string()),
      lga: z.nullable(z.string()),
      /** Null for direct entry only. */
      utmeScore: z.nullable(z.int()),
      subjects: z.array(z.object({ name: z.string(), score: z.int() })),
      /** JAMB's name for it. */
      course: z.string(),
      choice: z.nullable(choice),
      capsStatus,
      /** The newest application with this number; null if there is none. */
      application: z.nullable(z.object({ number: z.string(), sent: z.boolean() })),
    }),
    filters: {
      session: idParam,
      list: several(list),
      choice: several(choice),
      capsStatus: several(capsStatus),
    },
    sorts: ["fullName", "jambNumber", "utmeScore"],
  }),
};
