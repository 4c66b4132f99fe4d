import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { academicSessions } from "../../schema/academic-session.ts";
import { applicationFees } from "../../schema/application-type.ts";
import { lgas, states } from "../../schema/country.ts";
import { departmentOpenings, departments } from "../../schema/faculty.ts";
import { jupebOptionSubjects } from "../../schema/jupeb.ts";
import { oLevelGrades, oLevelSubjects, oLevelTypes } from "../../schema/o-level.ts";

/** Everything that applications choose from. */
export const readLists = async (tx: Transaction) => ({
  sessions: await tx.select().from(academicSessions).orderBy(asc(academicSessions.from)),
  fees: await tx.select().from(applicationFees),
  lgas: await tx
    .select({ id: lgas.id, stateId: states.id, countryId: states.countryId })
    .from(lgas)
    .innerJoin(states, eq(states.id, lgas.stateId))
    .orderBy(asc(lgas.id)),
  openings: await tx
    .select({
      programmeSlug: departmentOpenings.programmeSlug,
      departmentId: departments.id,
      facultyId: departments.facultyId,
    })
    .from(departmentOpenings)
    .innerJoin(departments, eq(departments.id, departmentOpenings.departmentId))
    .orderBy(asc(departments.id)),
  combinations: await tx.select().from(jupebOptionSubjects).orderBy(asc(jupebOptionSubjects.id)),
  subjects: await tx.select().from(oLevelSubjects).orderBy(asc(oLevelSubjects.position)),
  grades: await tx.select().from(oLevelGrades).orderBy(asc(oLevelGrades.position)),
  examinations: await tx.select().from(oLevelTypes).orderBy(asc(oLevelTypes.position)),
});

export type Lists = Awaited<ReturnType<typeof readLists>>;
