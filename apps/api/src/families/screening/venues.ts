import type { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import { and, asc, count, eq, gt } from "drizzle-orm";
import { violatedConstraint } from "../../database/failure-kind.ts";
import {
  screeningSeats,
  screeningSittings,
  screeningVenues,
} from "../../database/schema/screening.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";

type Endpoints = typeof screeningSetupEndpoints;

/** The venues of screenings, by name, with how many have a seat there at a date to come. */
export const listScreeningVenues: Handler<Endpoints["listScreeningVenues"]> = async ({ db, now }) =>
  db
    .select({
      id: screeningVenues.id,
      name: screeningVenues.name,
      address: screeningVenues.address,
      revision: screeningVenues.revision,
      people: count(screeningSeats.seat),
    })
    .from(screeningVenues)
    .leftJoin(
      screeningSittings,
      and(eq(screeningSittings.venueId, screeningVenues.id), gt(screeningSittings.startsAt, now)),
    )
    .leftJoin(screeningSeats, eq(screeningSeats.sittingId, screeningSittings.id))
    .groupBy(screeningVenues.id)
    .orderBy(asc(screeningVenues.name));

/** Adds a venue. */
export const addScreeningVenue: Handler<Endpoints["addScreeningVenue"]> = async (
  { change },
  venue,
) => {
  try {
    return await change(async ({ tx, audit }) => {
      const [made] = await tx
        .insert(screeningVenues)
        .values(venue)
        .returning({ id: screeningVenues.id });
      const id = made?.id ?? fail("server_error");
      audit({
        action: "saveScreeningVenue",
        subject: "screeningVenue",
        subjectId: String(id),
        after: venue,
      });
      return { id };
    });
  } catch (error) {
    if (violatedConstraint(error) !== "screening_venues_name_unique") throw error;
    return fail("name_taken");
  }
};
