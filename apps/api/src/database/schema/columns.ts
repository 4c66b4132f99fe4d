import { bigint, customType, integer, numeric, text, timestamp } from "drizzle-orm/pg-core";

// Columns that many tables have. Those that refer to a table stand beside it.

/** A moment, the same in every time zone. */
export const instant = () => timestamp({ withTimezone: true });

/** Money, in whole kobo. */
export const kobo = () => bigint({ mode: "number" });

/** Credit units, to one decimal. */
export const creditUnits = () => numeric({ precision: 4, scale: 1, mode: "number" });

/** Which half of an academic session. */
export const semester = () => text({ enum: ["First", "Second"] });

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** How often a row was saved: who began from an older one does not save over it. */
export const revision = () => integer().notNull().default(1);
