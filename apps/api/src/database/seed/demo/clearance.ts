import type { Transaction } from "../../connect.ts";
import { clearanceItems, studentClearances } from "../../schema/clearance.ts";

/** The offices that clear newcomers, in the order in which they are gone to. */
const items: readonly (readonly [name: string, office: string, active?: false])[] = [
  ["Admissions", "Admissions Office, Senate Building"],
  ["Bursary", "Bursary, counter 4"],
  ["Department", "Head of department"],
  ["Faculty", "Office of the dean"],
  ["Library", "Main Library, circulation desk"],
  ["Medical", "Health Centre"],
  ["Student affairs", "Student Affairs Division"],
  ["ICT", "ICT Centre, portal desk"],
  // Done on the portal since.
  ["Identity card", "Security Unit", false],
];

const stateOf = ["cleared", "cleared", "waiting", "waiting", "returned"] as const;

/** The checklist, and a student who is half-way through it. */
export async function insertClearance(tx: Transaction, studentId: string): Promise<void> {
  const rows = items.map(([name, office, active = true], index) => ({
    id: index + 1,
    name,
    office,
    position: index + 1,
    active,
  }));
  await tx.insert(clearanceItems).values(rows);
  await tx
    .insert(studentClearances)
    .values(stateOf.map((state, index) => ({ studentId, itemId: index + 1, state })));
}
