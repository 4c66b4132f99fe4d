import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ownerNamed } from "../../database/named.ts";
import { students } from "../../database/schema/student.ts";

/**
 * The number by which the school calls the student of a number now; the typed one where it is nobody's. Limits
 * count by it: each of a student's numbers would have tries of its own otherwise.
 */
export async function numberNow(db: Reader, typed: string): Promise<string> {
  const [found] = await db
    .select({ number: students.number })
    .from(students)
    .where(eq(students.id, ownerNamed(typed)));
  return found?.number ?? typed;
}
