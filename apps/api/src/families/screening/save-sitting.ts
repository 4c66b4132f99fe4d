import type { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import { screeningMessages as words } from "@polyportal/domain/messages/screening";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Transaction } from "../../database/connect.ts";
import { applications } from "../../database/schema/application.ts";
import {
  screenings,
  screeningSeats,
  screeningSittings,
  screeningVenues,
} from "../../database/schema/screening.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { needReason } from "../../server/need-reason.ts";
import { lockSetup, notedAs } from "../application-setup/save-setup.ts";
import { withdrawDocuments } from "../document/withdraw.ts";
import { seatLetter } from "./tell.ts";
import { lockScreening } from "./update-screening.ts";

type Endpoints = typeof screeningSetupEndpoints;

/** Sets a date at a venue. Whoever sits there is told of another time or place, and prints another slip. */
export const saveScreeningSitting: Handler<Endpoints["saveScreeningSitting"]> = async (
  { change, now, services: { config, outbox } },
  { slug, sessionId, id, revision, day, time, venueId, seats, reason },
) => {
  const which = { slug, sessionId };
  const startsAt = new Date(`${day}T${time}:00+01:00`);
  if (startsAt <= now) fail("invalid_input", { fields: { day: words.needed.past } });
  return change(async ({ tx, audit }) => {
    const screening = await lockScreening(tx, which);
    const [venue] = await tx.select().from(screeningVenues).where(eq(screeningVenues.id, venueId));
    if (!venue) fail("invalid_input", { fields: { venueId: words.needed.venue } });
    const said = { venueId, startsAt, seats };
    const after = { venue: venue.name, startsAt: startsAt.toISOString(), seats };
    if (id === null) {
      const made = uuid();
      await tx.insert(screeningSittings).values({ id: made, screeningId: screening.id, ...said });
      audit({ action: "saveScreeningSitting", ...notedAs(which), after });
      return { id: made };
    }
    const [stands] = await tx.select().from(screeningSittings).where(eq(screeningSittings.id, id));
    if (!stands || stands.screeningId !== screening.id) fail("not_found");
    if (stands.revision !== revision) {
      return failWithConflict(tx, {
        ...notedAs(which),
        actions: ["saveScreeningSitting", "removeScreeningSitting"],
      });
    }
    const people = await peopleOf(tx, id);
    if (people.some(({ seat }) => seat > seats)) fail("sitting_full");
    const moved = stands.venueId !== venueId || stands.startsAt.getTime() !== startsAt.getTime();
    if (moved && people.length > 0) needReason(reason);
    await tx
      .update(screeningSittings)
      .set({ ...said, revision: revision + 1 })
      .where(eq(screeningSittings.id, id));
    audit({
      action: "saveScreeningSitting",
      ...notedAs(which),
      before: { startsAt: stands.startsAt.toISOString(), seats: stands.seats },
      after,
      reason: reason || undefined,
    });
    if (moved && people.length > 0) {
      const ids = people.map(({ application }) => application.id);
      await withdrawDocuments(tx, "screening-slip", ids, now);
      const place = { startsAt, venue: venue.name, address: venue.address };
      await outbox.mails(
        tx,
        people.map(({ application, seat }) =>
          seatLetter(application, { ...place, seat }, true, config, now),
        ),
      );
    }
    return { id };
  });
};

/** Who sits on a date. */
const peopleOf = (tx: Transaction, sittingId: string) =>
  tx
    .select({ seat: screeningSeats.seat, application: applications })
    .from(screeningSeats)
    .innerJoin(applications, eq(applications.id, screeningSeats.applicationId))
    .where(eq(screeningSeats.sittingId, sittingId));

/** Removes a date on which nobody sits. */
export const removeScreeningSitting: Handler<Endpoints["removeScreeningSitting"]> = async (
  { change },
  { id },
) => {
  await change(async ({ tx, audit }) => {
    const [found] = await tx
      .select({ sitting: screeningSittings, screening: screenings })
      .from(screeningSittings)
      .innerJoin(screenings, eq(screenings.id, screeningSittings.screeningId))
      .where(eq(screeningSittings.id, id));
    if (!found) return fail("not_found");
    const { programmeSlug: slug, sessionId } = found.screening;
    await lockSetup(tx, { slug, sessionId });
    if ((await tx.$count(screeningSeats, eq(screeningSeats.sittingId, id))) > 0) {
      fail("sitting_taken");
    }
    await tx.delete(screeningSittings).where(eq(screeningSittings.id, id));
    audit({
      action: "removeScreeningSitting",
      ...notedAs({ slug, sessionId }),
      before: { startsAt: found.sitting.startsAt.toISOString(), seats: found.sitting.seats },
      after: null,
    });
  });
  return {};
};
