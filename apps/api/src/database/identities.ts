import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reader, Transaction } from "./connect.ts";
import { departmentOptions, departments, faculties } from "./schema/faculty.ts";
import { bursaryFees } from "./schema/fees.ts";
import { bedSpaces, hostelRooms, hostels } from "./schema/hostel.ts";
import { screeningVenues } from "./schema/screening.ts";

/** Tables whose ids the database gives. */
const counted = [
  faculties,
  departments,
  departmentOptions,
  bursaryFees,
  hostels,
  hostelRooms,
  bedSpaces,
  screeningVenues,
];

const sequenceOf = (table: PgTable) => sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;

/** So many new ids of a table, the least first, for rows that name each other before they are written. */
export async function newIds(db: Reader, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(${sequenceOf(table)})::int as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}

/** Lets the database give the ids after those that a seed has written by itself. */
export async function countOn(tx: Transaction): Promise<void> {
  for (const table of counted) {
    await tx.execute(
      sql`select setval(${sequenceOf(table)}, (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    );
  }
}
