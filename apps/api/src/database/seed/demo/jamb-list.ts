import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { jambCandidates } from "../../schema/jamb-candidates.ts";
import { oLevelSubjectRows } from "../o-level.ts";
import { currentSessionId } from "./admissions.ts";

/** The four subjects, and their scores. */
type Scores = readonly [number, number, number, number];

const idOf = (subject: string) => oLevelSubjectRows.find(({ name }) => name === subject)?.id ?? 1;

const science = ["English Language", "Mathematics", "Physics", "Chemistry"].map(idOf);
const commerce = ["English Language", "Mathematics", "Economics", "Commerce"].map(idOf);

const names = [
  ["Nwachukwu", "Ifeoma", "", "Female"],
  ["Nwachukwu", "Babatunde", "", "Male"],
  ["Nwachukwu", "Halima", "", "Female"],
  ["Yar’Adua-Okonkwo", "Chukwuemeka", "Oluwaseun", "Male"],
  ["Ọ̀ṣúntóún", "Adébùkọ́lá", "Grace", "Female"],
  ["Bello", "Amina", "Titilayo", "Female"],
  ["Danjuma", "Ibrahim", "", "Male"],
  ["Effiong", "Emmanuel", "Bassey", "Male"],
  ["Ogbonna", "Chidinma", "Favour", "Female"],
  ["Sanusi", "Musa", "Abdullahi", "Male"],
] as const;

/** JAMB's UTME list of the current session; the first three have applied. */
export async function insertJambList(tx: Transaction): Promise<void> {
  await tx.insert(jambCandidates).values(
    names.map(([lastname, firstname, middlename, gender], at) => {
      const scores: Scores = [50 + at, 48 + 2 * at, 55 + at, 61 - at];
      const of = at % 3 === 0 ? commerce : science;
      return {
        id: uuid(),
        sessionId: currentSessionId,
        list: at === 9 ? ("change-of-institution" as const) : ("utme" as const),
        jambNumber: `2026100000${String(at + 1).padStart(2, "0")}A${String.fromCodePoint(65 + at)}`,
        lastname,
        firstname,
        middlename,
        gender,
        utmeScore: scores.reduce((sum, score) => sum + score, 0),
        subjects: of.map((subjectId, place) => ({ subjectId, score: scores[place] ?? 0 })),
        course: at % 3 === 0 ? "Business Administration" : "Computer Science",
        choice: at % 2 === 0 ? ("first" as const) : ("second" as const),
      };
    }),
  );
}
