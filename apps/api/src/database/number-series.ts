import { sql } from "drizzle-orm";
import type { Transaction } from "./connect.ts";
import { numberSeries } from "./schema/application.ts";

/**
 * The next number of a series, from 1. The series stays locked until the transaction ends, so that
 * numbers follow one another without gaps: ask for one late.
 */
export async function nextNumber(tx: Transaction, series: string): Promise<number> {
  const [row] = await tx
    .insert(numberSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: numberSeries.series,
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  if (!row) throw new Error(`The number series "${series}" answered nothing.`);
  return row.last;
}

/** A number as it is printed: six digits. */
export const printedNumber = (number: number): string => String(number).padStart(6, "0");
