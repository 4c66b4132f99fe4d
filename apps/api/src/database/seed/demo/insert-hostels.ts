import type { Transaction } from "../../connect.ts";
import { bedAllocations, bedSpaces, hostelRooms, hostels } from "../../schema/hostel.ts";
import { invoices, payments } from "../../schema/invoice.ts";
import { hostelHistory } from "./hostel-history.ts";
import { bedSpaceRows, hostelRoomRows, hostelRows } from "./hostels.ts";
import { insertMany } from "./insert-many.ts";
import type { StudentRows } from "./students.ts";

/** The hostels with their rooms and beds, and who of the students lives in them. */
export async function insertHostels(tx: Transaction, roll: StudentRows): Promise<void> {
  await insertMany(tx, hostels, hostelRows);
  await insertMany(tx, hostelRooms, hostelRoomRows);
  await insertMany(tx, bedSpaces, bedSpaceRows);
  const history = hostelHistory(roll, new Date());
  await insertMany(tx, invoices, history.invoices);
  await insertMany(tx, payments, history.payments);
  await insertMany(tx, bedAllocations, history.allocations);
}
