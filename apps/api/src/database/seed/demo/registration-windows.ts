import { todayInLagos } from "@polyportal/domain/format/date";
import type { registrationWindows } from "../../schema/course-registration.ts";
import { academicSessionRows, currentSessionId } from "./admissions.ts";

type Window = typeof registrationWindows.$inferInsert;

const day = 86_400_000;

/** When a first semester's window opens, costs the late fee, closes, and takes no change any more. */
const days = { opensAt: -20, lateFrom: 30, closesAt: 40, addDropClosesAt: 60, appraisalsFrom: -3 };
/** How much later the second semester's is. */
const secondLater = 140;

function windowAt(sessionId: number, semester: Window["semester"], start: number): Window {
  const at = (after: number) => new Date(start + after * day);
  return {
    sessionId,
    semester,
    opensAt: at(days.opensAt),
    lateFrom: at(days.lateFrom),
    closesAt: at(days.closesAt),
    addDropClosesAt: at(days.addDropClosesAt),
    // Early, so that the demo has some to give.
    appraisalsFrom: at(days.appraisalsFrom),
  };
}

/**
 * The current session's First semester is open, its Second opens in four months; those of earlier
 * sessions are over.
 */
export function registrationWindowRows(now: Date): Window[] {
  // Days begin at midnight in Lagos, an hour before they do in UTC.
  const today = Date.parse(todayInLagos(now)) - 3_600_000;
  return academicSessionRows.flatMap(({ id }) => {
    const start = today + (id - currentSessionId) * 365 * day;
    return [windowAt(id, "First", start), windowAt(id, "Second", start + secondLater * day)];
  });
}
