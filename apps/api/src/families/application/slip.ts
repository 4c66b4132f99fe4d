import { slipFacts } from "@polyportal/domain/document/papers/slip";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { refereesOf } from "../referee/queries.ts";
import { requireOwn, type Endpoints } from "./own.ts";
import { readRecord } from "./record.ts";
import { screeningOf } from "./screening-queries.ts";

/** The application to print, once it is complete. */
export const getApplicationSlip: Handler<Endpoints["getApplicationSlip"]> = async (
  ctx,
  { rrr },
) => {
  requireOwn(ctx, { rrr });
  const record = (await readRecord(ctx.db, ctx.caller.applicationId)) ?? fail("not_found");
  if (!record.formCompleted) fail("section_incomplete");
  const verification = await issueDocument(ctx, {
    kind: "application-slip",
    subjectId: record.applicantId,
    holderId: null,
    facts: slipFacts(record),
  });
  const named = await refereesOf(ctx.db, record.applicantId, ctx.now);
  const references = named
    .filter(({ state }) => state !== "replaced")
    .map(({ fullName, givenAt }) => ({ fullName, givenAt: givenAt?.toISOString() ?? null }));
  return { ...record, screening: await screeningOf(ctx.db, record), verification, references };
};
