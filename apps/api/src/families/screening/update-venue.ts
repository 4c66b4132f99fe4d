import type { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import { and, asc, eq, gt } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Transaction } from "../../database/connect.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
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
import { lockSetup } from "../application-setup/save-setup.ts";
import { withdrawDocuments } from "../document/withdraw.ts";
import { seatLetter } from "./tell.ts";

type Endpoints = typeof screeningSetupEndpoints;

/** Names a venue otherwise. Whoever sits there at a date to come is told, and prints another slip. */
export const updateScreeningVenue: Handler<Endpoints["updateScreeningVenue"]> = async (
  { change, now, services: { config, outbox } },
  { id, revision, reason, ...said },
) => {
  try {
    return await change(async ({ tx, audit }) => {
      const venue = await lockVenue(tx, id, now);
      const subject = { subject: "screeningVenue", subjectId: String(id) } as const;
      if (venue.revision !== revision) {
        return failWithConflict(tx, {
          ...subject,
          actions: ["saveScreeningVenue", "updateScreeningVenue"],
        });
      }
      const before = { name: venue.name, address: venue.address };
      await tx
        .update(screeningVenues)
        .set({ ...said, revision: revision + 1 })
        .where(eq(screeningVenues.id, id));
      const isSame = before.name === said.name && before.address === said.address;
      const people = isSame ? [] : await peopleAt(tx, id, now);
      if (people.length > 0) needReason(reason);
      audit({
        action: "updateScreeningVenue",
        ...subject,
        before,
        after: said,
        reason: reason || undefined,
      });
      const ids = people.map(({ application }) => application.id);
      await withdrawDocuments(tx, "screening-slip", ids, now);
      await outbox.mails(
        tx,
        people.map(({ application, seat, startsAt }) => {
          const place = { startsAt, venue: said.name, address: said.address, seat };
          return seatLetter(application, place, true, config, now);
        }),
      );
      return { told: people.length };
    });
  } catch (error) {
    if (violatedConstraint(error) !== "screening_venues_name_unique") throw error;
    return fail("name_taken");
  }
};

/** Takes the next turn at a venue, and at every screening there: a seat that is given meanwhile is told where. */
async function lockVenue(tx: Transaction, id: number, now: Date) {
  const there = await tx
    .selectDistinct({ slug: screenings.programmeSlug, sessionId: screenings.sessionId })
    .from(screeningSittings)
    .innerJoin(screenings, eq(screenings.id, screeningSittings.screeningId))
    .where(and(eq(screeningSittings.venueId, id), gt(screeningSittings.startsAt, now)))
    .orderBy(asc(screenings.programmeSlug), asc(screenings.sessionId));
  for (const which of there) await lockSetup(tx, which);
  const [venue] = await tx
    .select()
    .from(screeningVenues)
    .where(eq(screeningVenues.id, id))
    .for("no key update");
  return venue ?? fail("not_found");
}

/** Who sits at a venue at a date to come. */
const peopleAt = (tx: Transaction, venueId: number, now: Date) =>
  tx
    .select({
      application: applications,
      seat: screeningSeats.seat,
      startsAt: screeningSittings.startsAt,
    })
    .from(screeningSeats)
    .innerJoin(screeningSittings, eq(screeningSittings.id, screeningSeats.sittingId))
    .innerJoin(applications, eq(applications.id, screeningSeats.applicationId))
    .where(and(eq(screeningSittings.venueId, venueId), gt(screeningSittings.startsAt, now)));
