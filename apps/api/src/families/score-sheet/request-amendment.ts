import type { scoreAmendmentEndpoints } from "@polyportal/api-client/contract/score-sheet-amendments";
import { amendmentNeeds, amendmentRefusalWords } from "@polyportal/domain/messages/amendment-news";
import { sheetRefusalWords } from "@polyportal/domain/messages/score-sheet";
import { refusalOfSheetAct } from "@polyportal/domain/score-sheet/acts";
import { readAmendment } from "@polyportal/domain/score-sheet/amendment";
import { evidenceLimits } from "@polyportal/domain/upload/limits";
import { v7 as uuid } from "uuid";
import { amendmentRequests } from "../../database/schema/results.ts";
import { checkFiles } from "../../files/check-images.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { amendableRow } from "./amendment-outcome.ts";
import { visibleSheet } from "./get-score-sheet.ts";
import { splitOf, standingOf } from "./sheet.ts";

/** Asks for a published row to be amended, over the version that was seen; one open request a row. */
export const requestAmendment: Handler<
  (typeof scoreAmendmentEndpoints)["requestAmendment"]
> = async (ctx, { courseId, sessionId, studentId, version, reason, evidence, ...typed }) => {
  const { caller, now } = ctx;
  const { files } = ctx.services;
  const which = { courseId, sessionId };
  const { found, who, chain } = await visibleSheet(ctx, which);
  const refusal = refusalOfSheetAct("amend", standingOf(found), who, chain, now);
  if (refusal) fail(refusal, { message: sheetRefusalWords[refusal] });
  const proof = evidence && (await checkFiles(files, { evidence }, evidenceLimits, amendmentNeeds));

  const id = uuid();
  await ctx.change(async ({ tx, audit }) => {
    const { row, sheet } = await amendableRow(tx, { found, which, studentId });
    if (row.version !== version) fail("sheet_changed");
    const read = readAmendment({ ...typed, reason }, row, splitOf(found));
    if ("refusals" in read) return fail("invalid_input", { fields: { ...read.refusals } });
    const file = proof?.get("evidence");
    const evidenceId = file ? await files.save(tx, file) : null;
    const written = await tx
      .insert(amendmentRequests)
      .values({
        id,
        sheetId: sheet.id,
        studentId,
        version,
        ...read.marks,
        reason,
        evidenceId,
        state: "requested",
        requestedBy: caller.userId,
        requestedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: amendmentRequests.id });
    if (written.length === 0) {
      fail("amendment_open", { message: amendmentRefusalWords.amendment_open });
    }
    audit({
      action: "requestAmendment",
      subject: "amendment",
      subjectId: id,
      after: { course: found.course.code, session: found.session, student: row.fullName },
      reason,
    });
    return id;
  });
  return { id };
};
