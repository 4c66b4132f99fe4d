import type { referenceReadingEndpoints } from "@polyportal/api-client/contract/referee-reading";
import type { Reference } from "@polyportal/domain/referee/form";
import type {
  RatedPoint,
  ranks,
  ratings,
  recommendations,
} from "@polyportal/domain/referee/choices";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { and, asc, eq } from "drizzle-orm";
import { refereeAnswers, refereeLetters, referees } from "../../database/schema/referee.ts";
import { storedFiles } from "../../database/schema/stored-files.ts";
import { pageAnswer } from "../../files/page-answer.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { aboutOf, referencesOf, signalsIn, stateOf } from "./list-references.ts";

type Endpoints = typeof referenceReadingEndpoints;

/** What was written in confidence is read under one's own name alone. */
function readsAsOneself({ impersonatorId }: UserCaller): void {
  if (impersonatorId) fail("forbidden");
}

/** What the form has let through: choices of its lists. */
type Checked = Omit<Reference, "ratings" | "rank" | "recommendation"> & {
  ratings: Record<RatedPoint, (typeof ratings)[number]>;
  rank: (typeof ranks)[number];
  recommendation: (typeof recommendations)[number];
};

/** What a referee wrote. That it is read, by whom and when, is on record before it is told. */
export const readReference: Handler<Endpoints["readReference"]> = async (ctx, { id }) => {
  readsAsOneself(ctx.caller);
  const { db } = ctx;
  const [found] = await referencesOf(db).where(eq(referees.id, id));
  if (!found) return fail("not_found");
  const [kept] = await db.select().from(refereeAnswers).where(eq(refereeAnswers.refereeId, id));
  const letter = await db
    .select({ place: refereeLetters.place, type: storedFiles.type })
    .from(refereeLetters)
    .innerJoin(storedFiles, eq(storedFiles.id, refereeLetters.fileId))
    .where(eq(refereeLetters.refereeId, id))
    .orderBy(asc(refereeLetters.place));
  if (kept) {
    const { applicationNumber } = found.application;
    await ctx.change(({ audit }) => {
      const after = { applicationNumber };
      audit({ action: "readReference", subject: "reference", subjectId: id, after });
      return Promise.resolve();
    });
  }
  const { title, fullName, institution, position, relationship, email, phone } = found.referee;
  return {
    ...aboutOf(found),
    named: { title, fullName, institution, position, relationship, email, phone },
    state: stateOf(found),
    givenAt: kept?.givenAt.toISOString() ?? null,
    answer: (kept?.answer as Checked | undefined) ?? null,
    signals: signalsIn(found),
    letter: letter.map(({ place, type }) => ({ place, pdf: type === pagedLimits.pdfType })),
  };
};

/** A page of the letter that came with it, on record like the reading. */
export const getReferenceLetter: Handler<Endpoints["getReferenceLetter"]> = async (
  ctx,
  { id, place },
) => {
  readsAsOneself(ctx.caller);
  const file = await ctx.change(async ({ tx, audit }) => {
    const [page] = await tx
      .select({ fileId: refereeLetters.fileId })
      .from(refereeLetters)
      .where(and(eq(refereeLetters.refereeId, id), eq(refereeLetters.place, place)));
    const read = page && (await ctx.services.files.read(tx, page.fileId));
    if (!read) return fail("not_found");
    audit({ action: "readReferenceLetter", subject: "reference", subjectId: id, after: { place } });
    return read;
  });
  return pageAnswer(place, file);
};
