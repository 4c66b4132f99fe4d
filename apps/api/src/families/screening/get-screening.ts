import type { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import { toNaira } from "@polyportal/domain/format/naira";
import { seatsFor } from "@polyportal/domain/screening/seats";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { applications, isKept } from "../../database/schema/application.ts";
import {
  screenings,
  screeningSeats,
  screeningSittings,
  screeningVenues,
} from "../../database/schema/screening.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { WhichSetup } from "../application-setup/get-setup.ts";

/** The screening of a programme in a session; undefined where nothing was said of it yet. */
export async function screeningOf(db: Reader, { slug, sessionId }: WhichSetup) {
  const [found] = await db
    .select()
    .from(screenings)
    .where(and(eq(screenings.programmeSlug, slug), eq(screenings.sessionId, sessionId)));
  return found;
}

/** Its dates, the first first, with the seats that somebody has. */
export const sittingsOf = (db: Reader, screeningId: string) =>
  db
    .select({
      sitting: screeningSittings,
      venue: screeningVenues.name,
      address: screeningVenues.address,
      taken: sql<number[]>`(select coalesce(json_agg(${screeningSeats.seat}), '[]')
        from ${screeningSeats} where ${screeningSeats.sittingId} = ${screeningSittings.id})`,
    })
    .from(screeningSittings)
    .innerJoin(screeningVenues, eq(screeningVenues.id, screeningSittings.venueId))
    .where(eq(screeningSittings.screeningId, screeningId))
    .orderBy(asc(screeningSittings.startsAt), asc(screeningSittings.id));

export type SittingRow = Awaited<ReturnType<typeof sittingsOf>>[number];

/** A sitting as the rule of seats knows it. */
export const asSitting = ({ sitting, taken }: SittingRow) => ({
  id: sitting.id,
  at: sitting.startsAt.getTime(),
  seats: sitting.seats,
  taken,
});

/** Applications that are sent and have no seat, the first sent first. */
export const waitingFor = (db: Reader, { slug, sessionId }: WhichSetup) =>
  db
    .select({ application: applications })
    .from(applications)
    .leftJoin(screeningSeats, eq(screeningSeats.applicationId, applications.id))
    .where(
      and(
        eq(applications.programmeSlug, slug),
        eq(applications.sessionId, sessionId),
        isNotNull(applications.completedAt),
        isKept,
        isNull(screeningSeats.seat),
      ),
    )
    .orderBy(asc(applications.completedAt), asc(applications.id));

/** The screening of a programme in a session, as it is set up. */
export const getScreening: Handler<(typeof screeningSetupEndpoints)["getScreening"]> = async (
  { db, now },
  which,
) => {
  const [known] = await db
    .select({ id: academicSessions.id })
    .from(academicSessions)
    .innerJoin(applicationTypes, eq(applicationTypes.slug, which.slug))
    .where(eq(academicSessions.id, which.sessionId));
  if (!known) fail("not_found");
  const screening = await screeningOf(db, which);
  const rows = screening ? await sittingsOf(db, screening.id) : [];
  const waiting = (await waitingFor(db, which)).length;
  return {
    fee: toNaira(screening?.feeKobo ?? 0),
    bring: screening?.bring ?? "",
    revision: screening?.revision ?? 0,
    sittings: rows.map(({ sitting, venue, address, taken }) => ({
      id: sitting.id,
      venueId: sitting.venueId,
      venue,
      address,
      startsAt: sitting.startsAt.toISOString(),
      seats: sitting.seats,
      taken: taken.length,
      revision: sitting.revision,
    })),
    waiting,
    placeable: seatsFor(rows.map(asSitting), waiting, now.getTime()).length,
  };
};
