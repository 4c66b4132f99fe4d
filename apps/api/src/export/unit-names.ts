import { inArray } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { departments, faculties } from "../database/schema/faculty.ts";

/** Units by their names, for whoever reads what a file was narrowed down to. */
export const namesOf =
  (table: typeof faculties | typeof departments) => async (ids: readonly string[], db: Reader) => {
    const found = await db
      .select({ name: table.name })
      .from(table as typeof faculties)
      .where(inArray(table.id, ids.map(Number)))
      .orderBy(table.name);
    return found.map(({ name }) => name);
  };
