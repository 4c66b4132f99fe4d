import { askedTexts } from "@polyportal/domain/admission/asked";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { departmentOpenings, departments, faculties } from "../../database/schema/faculty.ts";
import { oLevelSubjects } from "../../database/schema/o-level.ts";
import { readRules } from "../application-setup/rules.ts";

const admitting = (db: Reader, slug: ProgrammeSlug) =>
  db
    .select({
      id: departments.id,
      faculty: faculties.name,
      name: departments.name,
      requirements: departmentOpenings.requirements,
    })
    .from(departmentOpenings)
    .innerJoin(departments, eq(departments.id, departmentOpenings.departmentId))
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .where(and(eq(departmentOpenings.programmeSlug, slug), eq(departments.active, true)))
    .orderBy(asc(faculties.name), asc(departments.name));

/**
 * The departments that a programme admits into, with their requirements for applicants who pay now, and the
 * session.
 */
export async function openDepartments(db: Reader, slug: ProgrammeSlug) {
  const [[current], units] = await Promise.all([
    db
      .select({ id: academicSessions.id, name: academicSessions.name })
      .from(academicSessions)
      .innerJoin(applicationTypes, eq(applicationTypes.slug, slug))
      .where(eq(academicSessions.current, true)),
    admitting(db, slug),
  ]);
  if (!current) return undefined;
  const rules = await readRules(db, { slugs: [slug], departmentIds: units.map(({ id }) => id) });
  return {
    session: current.name,
    departments: units.map((unit) => {
      const place = { slug, sessionId: current.id, departmentId: unit.id };
      const { creditSubjectIds, certificates, ...figures } = rules.at(place, undefined);
      return {
        ...unit,
        rule: {
          ...figures,
          creditSubjectIds: [...creditSubjectIds],
          certificates: certificates && [...certificates],
        },
      };
    }),
  };
}

/** The same for readers: requirements in words. */
export async function askingDepartments(db: Reader, slug: ProgrammeSlug) {
  const [opened, subjects] = await Promise.all([
    openDepartments(db, slug),
    db.select().from(oLevelSubjects),
  ]);
  const names = new Map(subjects.map(({ id, name }) => [id, name]));
  return (opened?.departments ?? []).map(({ rule, ...unit }) => ({
    ...unit,
    asks: askedTexts(rule, (id) => names.get(id) ?? ""),
  }));
}
