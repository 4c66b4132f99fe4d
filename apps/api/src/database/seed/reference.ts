import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "../connect.ts";
import { applicationTypes, programmeSignatories } from "../schema/application-type.ts";
import { countries, lgas, states } from "../schema/country.ts";
import { oLevelGrades, oLevelSubjects, oLevelTypes } from "../schema/o-level.ts";
import { enumItems } from "../schema/reference.ts";
import { applicationTypeRows, signatoryRows } from "./application-types.ts";
import { countryRows, lgaRows, stateRows } from "./countries.ts";
import { enumRows } from "./enums.ts";
import { oLevelGradeRows, oLevelSubjectRows, oLevelTypeRows } from "./o-level.ts";

/** Changes whenever a release changes the reference data. */
export const referenceFingerprint = (): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        enumRows,
        countryRows,
        stateRows,
        lgaRows,
        oLevelTypeRows,
        oLevelSubjectRows,
        oLevelGradeRows,
        applicationTypeRows,
        signatoryRows,
      ]),
    )
    .digest("hex");

const name = sql`excluded.name`;
const position = sql`excluded.position`;

/** Writes the reference data; rows that are there already take this release's wording and order. */
export async function upsertReference(tx: Transaction): Promise<void> {
  await tx
    .insert(enumItems)
    .values(enumRows)
    .onConflictDoUpdate({ target: [enumItems.list, enumItems.id], set: { name, position } });
  await tx
    .insert(countries)
    .values(countryRows)
    .onConflictDoUpdate({ target: countries.id, set: { name, position } });
  await tx
    .insert(states)
    .values(stateRows)
    .onConflictDoUpdate({ target: states.id, set: { name } });
  await tx.insert(lgas).values(lgaRows).onConflictDoUpdate({ target: lgas.id, set: { name } });
  await tx
    .insert(oLevelTypes)
    .values(oLevelTypeRows)
    .onConflictDoUpdate({ target: oLevelTypes.id, set: { name, position } });
  await tx
    .insert(oLevelSubjects)
    .values(oLevelSubjectRows)
    .onConflictDoUpdate({ target: oLevelSubjects.id, set: { name, position } });
  await tx
    .insert(oLevelGrades)
    .values(oLevelGradeRows)
    .onConflictDoUpdate({ target: oLevelGrades.id, set: { name, position } });
  await tx
    .insert(applicationTypes)
    .values(applicationTypeRows)
    .onConflictDoUpdate({
      target: applicationTypes.slug,
      // Whether it is open is the school's decision.
      set: {
        name,
        mode: sql`excluded.mode`,
        applicationTypeId: sql`excluded.application_type_id`,
        studentTypeId: sql`excluded.student_type_id`,
      },
    });
  // Who signs is the school's decision, too.
  await tx.insert(programmeSignatories).values(signatoryRows).onConflictDoNothing();
}
