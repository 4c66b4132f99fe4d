import { todayInLagos } from "@polyportal/domain/format/date";
import { z } from "zod";
import { makeChange, systemActor } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { readClock, trustClock } from "../jobs/clock.ts";
import { dueNow, forget, type Due, type Forgotten } from "../retention/forget.ts";
import type { Periods } from "../retention/periods.ts";
import { confirmSituation, isConfirmed } from "../retention/situation.ts";

const confirmation = z.object({
  /** As a person reads it from a calendar: by it the machine's clock is known to be right. */
  today: z.string().trim(),
  officer: z.string().trim().min(1, "the officer's name is needed"),
  reason: z.string().trim().min(1, "a reason is needed: what was looked at?"),
});

type Confirmation = z.infer<typeof confirmation>;

/**
 * Takes the clock as it is, lets retention begin in this situation, and forgets all that is due now,
 * whatever share of its kind it is. Throws in words for whoever ran the command.
 */
export async function confirmRetention(
  db: Database,
  periods: Periods,
  given: Confirmation,
  now = new Date(),
): Promise<Forgotten> {
  const checked = confirmation.safeParse(given);
  if (!checked.success) {
    throw new Error(checked.error.issues.map((issue) => issue.message).join("\n"));
  }
  const { today, officer, reason } = checked.data;
  const here = todayInLagos(now);
  if (today !== here) {
    throw new Error(`This machine says that today is ${here}: set its clock, or type that day.`);
  }
  if ((await readClock(db, now)).fault === "differs_from_database") {
    throw new Error(
      "This machine and the database's are more than an hour apart: set their clocks.",
    );
  }
  const due = (await dueNow(db, periods, now)).filter((one) => one.due > 0);
  const by = systemActor("confirm-retention");
  await makeChange(
    db,
    by,
    async ({ tx, audit }) => {
      await confirmSituation(tx, periods, now);
      await trustClock(tx, now);
      const counts = Object.fromEntries(due.map((one) => [one.kind, one.due]));
      audit({
        action: "confirmRetention",
        subject: "retention",
        subjectId: here,
        after: { officer, due: counts },
        reason,
      });
    },
    now,
  );
  return forget(db, periods, now, new AbortController().signal, { whole: true, by, reason });
}

/** What is due by kind, and what retention waits for, as lines for a terminal. */
export async function retentionLines(
  db: Database,
  periods: Periods,
  now = new Date(),
): Promise<string[]> {
  const { fault, own, database, last } = await readClock(db, now);
  const due = await dueNow(db, periods, now);
  return [
    `This machine: ${own.toISOString()}. The database's: ${database.toISOString()}. Last looked at: ${last?.toISOString() ?? "never"}.`,
    ...(fault ? [`The clock is in doubt (${fault}): nothing is forgotten.`] : []),
    ...((await isConfirmed(db, periods))
      ? []
      : ["Nobody has said yet that retention may begin here: nothing is forgotten until then."]),
    "",
    ...table(due),
    "",
    "retention.js --confirm takes the clock as it is, lets retention begin, and forgets all that is due at once.",
  ];
}

function table(due: readonly Due[]): string[] {
  const rows = [
    ["kind", "kept (days)", "of", "due", "at most today"],
    ...due.map((one) => [one.kind, one.days, one.all, one.due, one.today].map(String)),
  ];
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join("  "),
  );
}
