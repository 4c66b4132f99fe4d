import { goesToSiwes } from "@polyportal/domain/siwes/who";
import { countWeeks } from "@polyportal/domain/siwes/weeks";
import type { Transaction } from "../../connect.ts";
import { siwesPlacements, siwesWeeks } from "../../schema/siwes.ts";
import { copyRows } from "../../copy-rows.ts";
import { currentTraining, placementOf, works } from "../demo/siwes.ts";
import type { HistoryPerson } from "../history/person.ts";
import type { Life } from "./life.ts";

/** Of a hundred who go, so many have entered where. */
const share = 0.13;
/** The weeks of the current session that are over and written. */
const weeksNow = 4;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Placements of all sessions with their logbooks: whole ones of those that are over. */
export async function insertTrainings(
  tx: Transaction,
  people: readonly HistoryPerson[],
  { random, joins, calendar, currentSessionId, now }: Life,
): Promise<void> {
  const placements: (typeof siwesPlacements.$inferInsert)[] = [];
  const weeks: (typeof siwesWeeks.$inferInsert)[] = [];
  for (const person of people) {
    const { student, sessions } = person;
    for (const { sessionId, levelId } of sessions) {
      if (!goesToSiwes({ ...student, levelId }) || !joins(person, share)) continue;
      const over = sessionId !== currentSessionId;
      const { from, to } = calendar.training(sessionId);
      const days = over ? { startDate: dayOf(from), endDate: dayOf(to) } : currentTraining(now);
      const updatedAt = over ? to : now;
      const placement = placementOf(random, {
        studentId: student.id,
        sessionId,
        ...days,
        updatedAt,
      });
      placements.push(placement);
      const written = over ? countWeeks(days.startDate, days.endDate) : weeksNow;
      for (let week = 1; week <= written; week += 1) {
        const work = works[week % works.length] ?? "";
        weeks.push({ placementId: placement.id, week, work, updatedAt });
      }
    }
  }
  await copyRows(tx, siwesPlacements, placements);
  await copyRows(tx, siwesWeeks, weeks);
}
