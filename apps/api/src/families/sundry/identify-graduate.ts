import type { transcriptEndpoints } from "@polyportal/api-client/contract/sundry-transcript";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { transcriptMessages as words } from "@polyportal/domain/messages/transcript";
import { historyCodeRule } from "@polyportal/domain/sundry/history-code";
import { debtOf, isGraduate, missingResults } from "@polyportal/domain/sundry/transcript";
import { fail } from "../../failure.ts";
import { guessable, within } from "../../server/guessing.ts";
import type { Handler } from "../../server/handler.ts";
import { feesOf } from "../fees/session-fee.ts";
import { registeredBy } from "../results/courses.ts";
import { publishedAttempts } from "../results/published.ts";
import { numberNow } from "../student/number-now.ts";
import { issueGraduateCode, useGraduateCode } from "./graduate-code.ts";
import { ticketFor } from "./graduate-ticket.ts";
import { plainNumber } from "./plain-number.ts";
import { graduateByNumber, openRequestsOf, transcriptFeesOf } from "./transcript-queries.ts";

type Endpoints = typeof transcriptEndpoints;

/** Sends a code to the address on record; who asks is answered the same, in the same time. */
export const identifyGraduate: Handler<Endpoints["identifyGraduate"]> = async (ctx, input) => {
  await ctx.limit("lookupByAddress", ctx.ip);
  const matricNumber = await numberNow(ctx.db, plainNumber(input.matricNumber));
  await ctx.limit("askByNumber", `transcript:${matricNumber}`);
  const about = `transcript:${matricNumber}`;
  const mayMail = await within(ctx.limit, "mailByAccount", about);
  const { config, outbox, vault } = ctx.services;
  await ctx.change(async ({ tx, audit }) => {
    // Who is unknown leaves a row, too: a guessing series shows, and both take the same time.
    audit({ action: "identifyGraduate", subject: "student", subjectId: "unknown" });
    const found = await graduateByNumber(tx, matricNumber);
    if (!found?.email || !mayMail) return;
    const record = {
      surname: found.lastname,
      dateOfBirth: found.student.dateOfBirth,
      year: found.left.slice(0, 4),
    };
    if (!isGraduate(record, input)) return;
    const issued = await issueGraduateCode(tx, vault, found.student.id, ctx.now);
    if (!issued) return;
    const lines = words.lines(issued.code, issued.expiresAt.toISOString());
    await outbox.mail(tx, {
      to: found.email,
      kind: "graduateCode",
      about,
      subject: words.subject,
      text: [...lines, "", config.school.name].join("\n"),
      validFor: historyCodeRule.minutes * 60_000,
    });
  });
  ctx.message(words.codeSent);
  return {};
};

/** What is told before anything is paid. */
export const verifyGraduateCode: Handler<Endpoints["verifyGraduateCode"]> = async (
  ctx,
  { matricNumber, code },
) => {
  const number = await numberNow(ctx.db, plainNumber(matricNumber));
  return guessable(ctx, `transcript:${number}`, async () => {
    const found = await graduateByNumber(ctx.db, number);
    const right = await ctx.change(async ({ tx, audit }) => {
      const asked = { studentId: found?.student.id ?? nobody, typed: code };
      const taken = await useGraduateCode(tx, ctx.services.vault, asked, ctx.now);
      const action = taken ? "acceptGraduateCode" : "refuseGraduateCode";
      audit({ action, subject: "student", subjectId: found?.student.id ?? "unknown" });
      return taken;
    });
    if (!found || !right) {
      const fields = { code: errorCodes.history_code_wrong.message };
      return fail("history_code_wrong", { fields });
    }
    const { student } = found;
    const [fees, registered, published, costs, requests] = await Promise.all([
      feesOf(ctx.db, { student }, "school-fees"),
      registeredBy(ctx.db).execute({ studentIds: [student.id] }),
      publishedAttempts(ctx.db, student.id),
      transcriptFeesOf(ctx.db),
      openRequestsOf(ctx.db, student.id),
    ]);
    return {
      ticket: ticketFor(ctx, student.id),
      fullName: fullName(found),
      department: found.department,
      fees: [...costs.values()].map(({ delivery, amountKobo, workingDays }) => ({
        delivery,
        amount: toNaira(amountKobo),
        workingDays,
      })),
      requests: requests.map(({ code: followed, state, destinations }) => ({
        code: followed,
        state,
        destinations: destinations.map(({ position, name, delivery, address, email }) => ({
          position,
          name,
          delivery,
          address,
          email,
        })),
      })),
      debt: toNaira(debtOf(fees)),
      missing: missingResults(registered, published).map(({ code: course, title, session }) => ({
        code: course,
        title,
        session,
      })),
    };
  });
};

/** No student's: asking for it takes the time that asking for one's takes. */
const nobody = "00000000-0000-0000-0000-000000000000";
