import { referenceReadingEndpoints } from "@polyportal/api-client/contract/referee-reading";
import { fullName } from "@polyportal/domain/format/name";
import { awardName } from "@polyportal/domain/programmes/award-name";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { refereeState, type RefereeState } from "@polyportal/domain/referee/rules";
import { signalsOf } from "@polyportal/domain/referee/signals";
import { and, eq, gt, isNotNull, isNull, lte, not, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { refereeAnswers, referees } from "../../database/schema/referee.ts";
import { chosenNameAsOf } from "../../database/unit-as-of.ts";
import { applicationsNamed } from "../../lists/applications-named.ts";
import { sourceOf } from "../../lists/source.ts";
import { momentOf } from "./list.ts";
import { undelivered } from "./queries.ts";

/** Referees with whom they are about. What they wrote is not read here. */
export const referencesOf = (db: Reader) =>
  db
    .select({
      referee: referees,
      application: applications,
      session: academicSessions.name,
      award: invoices.item,
      department: chosenNameAsOf(academicSessions.from, applicationChoices.departmentId).as(
        "department_then",
      ),
      sameDevice: refereeAnswers.sameDevice,
      soon: refereeAnswers.soon,
      undelivered: undelivered.as("undelivered"),
      now: sql<Date>`now()`.mapWith(referees.namedAt).as("read_at"),
    })
    .from(referees)
    .innerJoin(applications, eq(applications.id, referees.applicationId))
    .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
    .innerJoin(invoices, eq(invoices.id, applications.invoiceId))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .leftJoin(refereeAnswers, eq(refereeAnswers.refereeId, referees.id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof referencesOf>>[number];

/** Of whom a reference is. */
export function aboutOf({ application, session, award, department }: Found) {
  const programme = definedBy(application);
  return {
    applicant: fullName(application),
    applicationNumber: application.applicationNumber,
    award: awardName(programme, { award }) ?? programme.title,
    department: department ?? "",
    session,
  };
}

export const stateOf = ({ referee, undelivered: lost, now }: Found): RefereeState =>
  refereeState({ ...referee, undelivered: lost }, now);

export const signalsIn = ({ sameDevice, soon }: Found) => signalsOf({ sameDevice, soon });

const now = sql`now()`;
const working = or(isNull(referees.expiresAt), gt(referees.expiresAt, now));
const waits = and(
  isNull(referees.givenAt),
  isNull(referees.replacedAt),
  isNotNull(referees.askedAt),
  isNull(referees.declinedAt),
);

/** As `refereeState` says of a row. */
const inState: Record<RefereeState, SQL | undefined> = {
  given: isNotNull(referees.givenAt),
  replaced: and(isNull(referees.givenAt), isNotNull(referees.replacedAt)),
  named: and(isNull(referees.givenAt), isNull(referees.replacedAt), isNull(referees.askedAt)),
  declined: and(
    isNull(referees.givenAt),
    isNull(referees.replacedAt),
    isNotNull(referees.askedAt),
    isNotNull(referees.declinedAt),
  ),
  expired: and(waits, lte(referees.expiresAt, now)),
  opened: and(waits, working, isNotNull(referees.openedAt)),
  undelivered: and(waits, working, isNull(referees.openedAt), undelivered),
  asked: and(waits, working, isNull(referees.openedAt), not(undelivered)),
};

const signalled = or(eq(refereeAnswers.sameDevice, true), eq(refereeAnswers.soon, true));
const withSignals = { true: signalled, false: sql`not coalesce(${signalled}, false)` };

/** Who was asked for references, and how far each is. */
export const referenceList = sourceOf(referenceReadingEndpoints.listReferences, {
  query: referencesOf,
  key: referees.id,
  where: ({ search, session, state, signal }) =>
    and(
      applicationsNamed(search),
      session === undefined ? undefined : eq(applications.sessionId, session),
      state && or(...state.map((one) => inState[one])),
      signal && withSignals[signal],
    ),
  order: { namedAt: [referees.namedAt] },
  first: "-namedAt",
  row: (one) => {
    const { id, title, fullName: name, institution, relationship, namedAt } = one.referee;
    const state = stateOf(one);
    return {
      id,
      ...aboutOf(one),
      referee: `${title} ${name}`,
      institution,
      relationship,
      state,
      namedAt: namedAt.toISOString(),
      at: momentOf({ ...one.referee, state })?.toISOString() ?? null,
      signals: signalsIn(one),
    };
  },
});
