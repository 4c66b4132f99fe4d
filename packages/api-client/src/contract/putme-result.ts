import { putmeSlugs } from "@polyportal/domain/putme-result/programmes";
import { correctionSchema } from "@polyportal/domain/putme-result/score";
import { putmeStates } from "@polyportal/domain/putme-result/states";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importOf } from "./import-of.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam, programmeSlug, timestamp, approvalErrors } from "./shared.ts";

const imports = importOf({
  area: "Application",
  noun: "putme-results",
  claim: "applications.enter",
  sample: "download-putme-results-sample",
  afterShell: true,
});

const which = { slug: z.enum(putmeSlugs, "please select a programme"), sessionId: idParam };
const enter = { audience: ["official"], claim: "applications.enter", afterShell: true } as const;
const revision = z.int();

/** Applicants' scores in the school's own examination. */
export const putmeResultEndpoints = {
  previewPutmeResults: endpoint({
    ...imports.preview,
    input: z.extend(imports.preview.input, which),
    errors: ["not_found", ...imports.preview.errors],
  }),
  uploadPutmeResults: imports.upload,
  downloadPutmeResultsSample: imports.sample,
  listPutmeResults: listOf({
    audience: ["official"],
    afterShell: true,
    claim: "applications.see",
    path: "/api/Application/putme-results",
    summary: "Results of the PUTME with the rank in the chosen department, the best first",
    row: z.object({
      id: z.uuid(),
      applicationNumber: z.string(),
      jambNumber: z.nullable(z.string()),
      fullName: z.string(),
      slug: programmeSlug,
      programme: z.string(),
      session: z.string(),
      department: z.nullable(z.string()),
      utme: z.nullable(z.int()),
      /** Null if absent. */
      score: z.nullable(z.number()),
      aggregate: z.nullable(z.number()),
      /** The rank among the department's applicants with a released aggregate; null without one. */
      rank: z.nullable(z.int()),
      /** The department's requirements that the applicant does not meet, in words. */
      unmet: z.array(z.string()),
      venue: z.string(),
      state: z.enum(putmeStates),
      uploadedBy: z.string(),
      releasedAt: z.nullable(timestamp),
      revision,
    }),
    filters: {
      session: idParam,
      programme: several(z.enum(putmeSlugs)),
      department: several(idParam),
      state: several(z.enum(putmeStates)),
      sat: yesOrNo,
    },
    sorts: ["aggregate", "score"],
  }),
  correctPutmeResult: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Application/putme-results/{id}",
    summary: "Corrects a result, which somebody else releases again",
    input: z.extend(correctionSchema, { id: z.uuid(), revision }),
    output: done,
    errors: ["not_found", "conflict"],
  }),
  withholdPutmeResult: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Application/withhold-putme-result/{id}",
    summary: "Keeps a result back from its applicant, or no longer",
    input: z.object({ id: z.uuid(), withhold: z.boolean(), reason }),
    output: done,
    errors: ["not_found"],
  }),
  releasePutmeResults: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Application/release-putme-results",
    summary: "Asks for results to be released, which somebody else than their importer approves",
    input: z.object({
      ...which,
      reason,
      typed: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
    }),
    output: z.object({ waits: z.boolean(), results: z.int() }),
    errors: ["not_found", "nothing_to_release", ...approvalErrors],
  }),
};
