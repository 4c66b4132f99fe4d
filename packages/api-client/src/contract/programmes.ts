import { programmeSchema } from "@polyportal/domain/programmes/form";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { signedPaperNames, signingOffices } from "@polyportal/domain/programmes/signatories";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";
import { done, idParam } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;
const slug = z.enum(programmeSlugs, "please select a programme");

const programmeRow = {
  slug,
  title: z.string(),
  type: z.string(),
  studentType: z.string(),
  award: z.string(),
  duration: z.string(),
  levels: z.array(z.string()),
  /** How many departments admit. */
  departments: z.int(),
  /** The school takes applications now. */
  open: z.boolean(),
  /** First and last day of applications, as ISO dates; null if none is set. */
  opensOn: z.nullable(z.string()),
  closesOn: z.nullable(z.string()),
};

export const programmesEndpoints = {
  listProgrammes: listOf({
    ...staffOnly,
    path: "/api/Application/programmes",
    summary: "What the school admits to: as defined, and as it is opened",
    claim: "school.see",
    row: z.object(programmeRow),
    filters: { accepting: z.enum(["true", "false"]), department: several(idParam) },
    sorts: ["title"],
  }),
  getProgramme: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Application/programmes/{slug}",
    summary: "One programme with its departments and who signs its papers",
    claim: "school.see",
    input: z.object({ slug }),
    output: z.extend(z.object(programmeRow), {
      revision: z.int(),
      /** Switched on by the school, whatever the date. */
      switchedOn: z.boolean(),
      /** Every department that admits or could. Switched-off ones only while they admit. */
      units: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          faculty: z.string(),
          active: z.boolean(),
          admits: z.boolean(),
        }),
      ),
      signatories: z.array(
        z.object({
          paper: z.enum(signedPaperNames),
          office: z.enum(signingOffices),
          name: z.string(),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
  updateProgramme: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/Application/programmes/{slug}",
    summary: "Says which departments a programme admits into, when one can apply, who signs",
    claim: "school.enter",
    input: z.extend(programmeSchema, { slug, revision: z.int() }),
    output: done,
    errors: ["not_found", "conflict", "unit_inactive"],
  }),
};
