import type { identityCardEndpoints } from "@polyportal/api-client/contract/sundry-identity-card";
import { fullName } from "@polyportal/domain/format/name";
import { mostCards } from "@polyportal/domain/sundry/identity-card";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { storedFiles } from "../../database/schema/stored-files.ts";
import { students } from "../../database/schema/student.ts";
import { identityCardPages, identityCards } from "../../database/schema/transcript.ts";
import { pageAnswer } from "../../files/page-answer.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { graduateByNumber } from "./transcript-queries.ts";

type Endpoints = typeof identityCardEndpoints;

const waiting = eq(identityCards.state, "waiting");

const cardsOf = (db: Reader) =>
  db
    .select({
      card: identityCards,
      // By their tables: of a query of one table columns are written without it.
      known: sql<boolean>`exists (select 1 from ${students}
        join user_names on user_names.user_id = students.id
        where user_names.name = lower(identity_cards.matric_number))`.as("known"),
    })
    .from(identityCards)
    .$dynamic();

const rowOf = ({ card, known }: Awaited<ReturnType<typeof cardsOf>>[number]) => ({
  id: card.id,
  matricNumber: card.matricNumber,
  surname: card.surname,
  email: card.email,
  sentAt: card.sentAt.toISOString(),
  known,
});

/** The registry's queue, and how many wait in all. */
export const listIdentityCards: Handler<Endpoints["listIdentityCards"]> = async ({ db }) => {
  const [cards, count] = await Promise.all([
    cardsOf(db).where(waiting).orderBy(asc(identityCards.sentAt)).limit(mostCards),
    db.$count(identityCards, waiting),
  ]);
  return { cards: cards.map(rowOf), waiting: count };
};

/** What was given beside what is on record: the registry compares both with the card. */
export const getIdentityCard: Handler<Endpoints["getIdentityCard"]> = async ({ db }, { id }) => {
  const [found] = await cardsOf(db).where(and(eq(identityCards.id, id), waiting));
  if (!found) return fail("not_found");
  const { matricNumber, dateOfBirth, year } = found.card;
  const [graduate, pages] = await Promise.all([
    graduateByNumber(db, matricNumber),
    db
      .select({ place: identityCardPages.place, type: storedFiles.type })
      .from(identityCardPages)
      .innerJoin(storedFiles, eq(storedFiles.id, identityCardPages.fileId))
      .where(eq(identityCardPages.cardId, id))
      .orderBy(asc(identityCardPages.place)),
  ]);
  return {
    ...rowOf(found),
    dateOfBirth,
    year,
    record: graduate
      ? {
          fullName: fullName(graduate),
          dateOfBirth: graduate.student.dateOfBirth,
          year: graduate.left.slice(0, 4),
          department: graduate.department,
          email: graduate.email ?? "",
          phone: graduate.mobileNumber ?? "",
        }
      : null,
    pages: pages.map(({ place, type }) => ({ place, pdf: type === pagedLimits.pdfType })),
  };
};

/** A page of it, while it waits; on record before it is shown. */
export const getIdentityCardPage: Handler<Endpoints["getIdentityCardPage"]> = async (
  ctx,
  { id, place },
) => {
  const file = await ctx.change(async ({ tx, audit }) => {
    const [page] = await tx
      .select({ fileId: identityCardPages.fileId, number: identityCards.matricNumber })
      .from(identityCardPages)
      .innerJoin(identityCards, eq(identityCards.id, identityCardPages.cardId))
      .where(and(eq(identityCardPages.cardId, id), eq(identityCardPages.place, place), waiting));
    const read = page && (await ctx.services.files.read(tx, page.fileId));
    if (!read) return fail("not_found");
    const graduate = await graduateByNumber(tx, page.number);
    const subjectId = graduate?.student.id ?? "unknown";
    audit({ action: "openIdentityCard", subject: "student", subjectId, after: { place } });
    return read;
  });
  return pageAnswer(place, file);
};
