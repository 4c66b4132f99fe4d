import { inArray } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { courseRegistrations } from "../../schema/course-registration.ts";
import { appraise } from "../demo/appraisals.ts";
import { seededRandom } from "../demo/random.ts";
import { historyCalendar } from "../history/calendar.ts";
import { idsOf, type HistoryPerson } from "../history/person.ts";
import { insertBookings } from "./bookings.ts";
import { insertManyChanges } from "./department-changes.ts";
import type { bedsToGive } from "./hostels.ts";
import type { Life } from "./life.ts";
import { insertPapers } from "./papers.ts";
import { insertTrainings } from "./siwes.ts";

type Options = Pick<Life, "currentSessionId" | "now"> & {
  readonly seed: number;
  readonly firstRrr: number;
  readonly giveBed: ReturnType<typeof bedsToGive>;
};

/** Of a hundred students so many take part in everything. */
const allRound = 0.02;
/** Of a hundred students so many appraise their lecturers, and so many of these lecturers. */
const [appraising, appraised] = [0.05, 0.7];

/**
 * What students leave besides fees and courses, whose history is there already: beds, industrial
 * training, appraisals, applications to other departments, notifications and papers.
 */
export async function insertLife(
  tx: Transaction,
  people: readonly HistoryPerson[],
  { seed, firstRrr, giveBed, ...at }: Options,
): Promise<void> {
  const random = seededRandom(seed);
  const eager = new Set(people.filter(() => random.next() < allRound));
  const life: Life = {
    ...at,
    random,
    joins: (person, share) => eager.has(person) || random.next() < share,
    calendar: historyCalendar(at.currentSessionId, at.now, random),
  };
  await insertBookings(tx, people, { ...life, firstRrr, giveBed });
  await insertTrainings(tx, people, life);
  await insertManyChanges(tx, people, life);
  const outspoken = people.filter((person) => life.joins(person, appraising));
  await appraise(tx, inArray(courseRegistrations.studentId, idsOf(outspoken)), {
    random,
    begun: 0,
    sent: appraised,
    now: at.now,
  });
  await insertPapers(tx, people, life);
}
