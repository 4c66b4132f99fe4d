import type { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import { screeningPlanMessages as words } from "@polyportal/domain/messages/screening-plan";
import { freeSeats } from "@polyportal/domain/screening/seats";
import { and, eq } from "drizzle-orm";
import { copyRows } from "../../database/copy-rows.ts";
import { applications, isKept } from "../../database/schema/application.ts";
import { screeningSeats } from "../../database/schema/screening.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { notedAs } from "../application-setup/save-setup.ts";
import { withdrawDocuments } from "../document/withdraw.ts";
import { asSitting, sittingsOf, type SittingRow } from "./get-screening.ts";
import { asPlanned, plannedSeats } from "./plan-seats.ts";
import { seatLetter } from "./tell.ts";
import { lockScreening } from "./update-screening.ts";

type Endpoints = typeof screeningSetupEndpoints;

const placeOf = ({ sitting, venue, address }: SittingRow, seat: number) => ({
  startsAt: sitting.startsAt,
  venue,
  address,
  seat,
});

/** Gives a seat to each who waits, as far as there are any, and tells them. */
export const giveScreeningSeats: Handler<Endpoints["giveScreeningSeats"]> = async (
  { change, now, services: { config, outbox } },
  { slug, sessionId, plan, reason },
) => {
  const which = { slug, sessionId };
  return change(async ({ tx, audit }) => {
    await lockScreening(tx, which);
    const { given: possible, waiting } = await plannedSeats(tx, which, now);
    if (possible.length === 0) fail("nobody_waits");
    const given = asPlanned(possible, plan) ?? fail("conflict", { message: words.changed });
    if (given.length === 0) fail("nobody_waits");
    await copyRows(
      tx,
      screeningSeats,
      given.map(({ sittingId, seat, application }) => ({
        sittingId,
        seat,
        applicationId: application.id,
      })),
    );
    audit({
      action: "giveScreeningSeats",
      ...notedAs(which),
      after: { seats: given.length, waiting: waiting - given.length },
      reason,
    });
    await outbox.mails(
      tx,
      given.map(({ application, row, seat }) =>
        seatLetter(application, placeOf(row, seat), false, config, now),
      ),
    );
    return { given: given.length };
  });
};

/** Gives one person the lowest free seat of a date; the slip before is withdrawn, and the person told. */
export const moveScreeningSeat: Handler<Endpoints["moveScreeningSeat"]> = async (
  { change, now, services: { config, outbox } },
  { slug, sessionId, number, sittingId, reason },
) => {
  const which = { slug, sessionId };
  return change(async ({ tx, audit }) => {
    const screening = await lockScreening(tx, which);
    const row = (await sittingsOf(tx, screening.id)).find(
      ({ sitting }) => sitting.id === sittingId,
    );
    const [application] = await tx
      .select()
      .from(applications)
      .where(
        and(
          eq(applications.applicationNumber, number),
          eq(applications.programmeSlug, slug),
          eq(applications.sessionId, sessionId),
          isKept,
        ),
      )
      .for("update");
    if (!row || !application?.completedAt) return fail("not_found");
    const own = eq(screeningSeats.applicationId, application.id);
    const [before] = await tx.select().from(screeningSeats).where(own);
    const [seat] = freeSeats(asSitting(row));
    if (seat === undefined || row.sitting.startsAt <= now) return fail("sitting_full");
    if (before) await tx.update(screeningSeats).set({ sittingId, seat }).where(own);
    else await tx.insert(screeningSeats).values({ sittingId, seat, applicationId: application.id });
    await withdrawDocuments(tx, "screening-slip", [application.id], now);
    audit({
      action: "moveScreeningSeat",
      ...notedAs(which),
      before: before ? { seat: before.seat } : undefined,
      after: { number, seat, venue: row.venue, startsAt: row.sitting.startsAt.toISOString() },
      reason,
    });
    const moved = before !== undefined;
    await outbox.mail(tx, seatLetter(application, placeOf(row, seat), moved, config, now));
    return { seat };
  });
};
