import { jambListEndpoints } from "@polyportal/api-client/contract/jamb-list";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { lgas, states } from "../../database/schema/country.ts";
import { jambCandidates, searchedCandidate } from "../../database/schema/jamb-candidates.ts";
import { oLevelSubjects } from "../../database/schema/o-level.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { madeBy } from "./made-by.ts";

const candidateQuery = (db: Reader) =>
  db
    .select({
      candidate: jambCandidates,
      session: academicSessions.name,
      state: states.name,
      lga: lgas.name,
    })
    .from(jambCandidates)
    .innerJoin(academicSessions, eq(academicSessions.id, jambCandidates.sessionId))
    .leftJoin(states, eq(states.id, jambCandidates.stateId))
    .leftJoin(lgas, eq(lgas.id, jambCandidates.lgaId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof candidateQuery>>[number];

/** What subjects are called, and the newest application by each number and session. */
async function readBeside(db: Reader, found: readonly Found[]) {
  const numbers = found.map(({ candidate }) => candidate.jambNumber);
  const subjects = await db.select().from(oLevelSubjects);
  const sessionIds = new Set(found.map(({ candidate }) => candidate.sessionId));
  const made = await madeBy(db, [...sessionIds], numbers);
  const newest = new Map(
    made.toReversed().map((one) => [`${one.jambNumber ?? ""} ${one.sessionId}`, one]),
  );
  return { subjects: new Map(subjects.map(({ id, name }) => [id, name])), newest };
}

/** Candidates by JAMB's lists. */
export const candidateSource = sourceOf(jambListEndpoints.listJambCandidates, {
  query: candidateQuery,
  key: jambCandidates.id,
  searched: searchedCandidate,
  where: ({ search, session, list, choice, capsStatus }) =>
    and(
      matchesSearch(searchedCandidate, search),
      session === undefined ? undefined : eq(jambCandidates.sessionId, session),
      list && inArray(jambCandidates.list, list),
      choice && inArray(jambCandidates.choice, choice),
      capsStatus && inArray(jambCandidates.capsStatus, capsStatus),
    ),
  order: {
    fullName: [jambCandidates.lastname, jambCandidates.firstname, jambCandidates.middlename],
    jambNumber: [jambCandidates.jambNumber],
    utmeScore: [{ nullable: jambCandidates.utmeScore }],
  },
  first: "fullName",
  more: readBeside,
  row: ({ candidate, session, state, lga }, _, { subjects, newest }) => {
    const made = newest.get(`${candidate.jambNumber} ${candidate.sessionId}`);
    return {
      id: candidate.id,
      session,
      list: candidate.list,
      jambNumber: candidate.jambNumber,
      fullName: fullName(candidate),
      gender: candidate.gender,
      state,
      lga,
      utmeScore: candidate.utmeScore,
      subjects: candidate.subjects.map(({ subjectId, score }) => ({
        name: subjects.get(subjectId) ?? "",
        score,
      })),
      course: candidate.course,
      choice: candidate.choice,
      capsStatus: candidate.capsStatus,
      application: made ? { number: made.number, sent: made.completedAt !== null } : null,
    };
  },
});
