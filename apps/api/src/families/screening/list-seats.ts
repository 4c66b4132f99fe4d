import { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import { fullName } from "@polyportal/domain/format/name";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import { and, eq, not } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import {
  screeningSeats,
  screeningSittings,
  screeningVenues,
} from "../../database/schema/screening.ts";
import { chosenNameAsOf } from "../../database/unit-as-of.ts";
import { applicationsNamed } from "../../lists/applications-named.ts";
import { sourceOf } from "../../lists/source.ts";
import { needsExtraTime } from "../application/screening-queries.ts";

/** Who sits where, and who needs longer: what whoever invigilates has at hand. */
export const screeningSeatSource = sourceOf(screeningSetupEndpoints.listScreeningSeats, {
  query: (db: Reader) =>
    db
      .select({
        seat: screeningSeats.seat,
        sitting: screeningSittings,
        venue: screeningVenues.name,
        application: applications,
        session: academicSessions.name,
        chosen: applicationChoices.jambNumber,
        department: chosenNameAsOf(academicSessions.from, applicationChoices.departmentId).as(
          "department_then",
        ),
        extraTime: needsExtraTime.as("extra_time"),
      })
      .from(screeningSeats)
      .innerJoin(screeningSittings, eq(screeningSittings.id, screeningSeats.sittingId))
      .innerJoin(screeningVenues, eq(screeningVenues.id, screeningSittings.venueId))
      .innerJoin(applications, eq(applications.id, screeningSeats.applicationId))
      .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
      .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
      .$dynamic(),
  key: screeningSeats.applicationId,
  where: ({ search, sitting, extra }) =>
    and(
      isKept,
      applicationsNamed(search),
      sitting === undefined ? undefined : eq(screeningSeats.sittingId, sitting),
      extra && (extra === "true" ? needsExtraTime : not(needsExtraTime)),
    ),
  order: { seat: [screeningSittings.startsAt, screeningSeats.sittingId, screeningSeats.seat] },
  first: "seat",
  row: ({ seat, sitting, venue, application, session, chosen, department, extraTime }) => ({
    id: application.id,
    seat,
    fullName: fullName(application),
    applicationNumber: application.applicationNumber,
    jambNumber: application.jambNumber ?? chosen,
    programme: entryBySlug(application.programmeSlug)?.title ?? application.programmeSlug,
    session,
    department,
    startsAt: sitting.startsAt.toISOString(),
    venue,
    extraTime,
  }),
});
