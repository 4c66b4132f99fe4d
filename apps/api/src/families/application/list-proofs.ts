import { awaitedProofEndpoints } from "@polyportal/api-client/contract/application-proofs";
import { awaitedProofs } from "@polyportal/domain/application/awaited";
import { awaiting, proofOf } from "@polyportal/domain/application/awaiting";
import { fullName } from "@polyportal/domain/format/name";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applications, applicationSteps } from "../../database/schema/application.ts";
import { applicationsNamed } from "../../lists/applications-named.ts";
import { sourceOf } from "../../lists/source.ts";

/** The school that the applicant named, in whichever section asks for it. */
const previousSchool = sql<string>`coalesce((
  select max(${applicationSteps.answers} ->> 'previousSchool') from ${applicationSteps}
  where ${applicationSteps.applicationId} = ${applications.id}), '')`;

/** Applications that were sent and wait, or have waited, for a paper from elsewhere. */
export const awaitedProofSource = sourceOf(awaitedProofEndpoints.listAwaitedProofs, {
  query: (db: Reader) =>
    db
      .select({
        application: applications,
        session: academicSessions.name,
        from: previousSchool.as("previous_school"),
      })
      .from(applications)
      .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
      .$dynamic(),
  key: applications.id,
  where: ({ search, session, proof, received }) =>
    and(
      inArray(applications.programmeSlug, awaiting(proof ?? awaitedProofs)),
      isNotNull(applications.completedAt),
      applicationsNamed(search, applications.jambNumber),
      session === undefined ? undefined : eq(applications.sessionId, session),
      received && (received === "true" ? isNotNull : isNull)(applications.proofReceivedAt),
    ),
  // Unsent applications are not in the list.
  order: { sentAt: [applications.completedAt] },
  first: "-sentAt",
  row: ({ application, session, from }) => {
    const programme = definedBy(application);
    return {
      id: application.id,
      number: application.applicationNumber,
      fullName: fullName(application),
      programme: programme.title,
      // The list only has programmes that wait for one.
      proof: proofOf(programme) ?? "transcript",
      from,
      session,
      sentAt: application.completedAt?.toISOString() ?? "",
      receivedAt: application.proofReceivedAt?.toISOString() ?? null,
    };
  },
});
