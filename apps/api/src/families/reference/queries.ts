import type { enumLists } from "@polyportal/api-client/contract/reference";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { and, asc, desc, eq, exists, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { countries, lgas, states } from "../../database/schema/country.ts";
import {
  departmentOpenings,
  departmentOptions,
  departments,
  entryCertificates,
  faculties,
} from "../../database/schema/faculty.ts";
import { jupebOptions, jupebOptionSubjects } from "../../database/schema/jupeb.ts";
import { oLevelGrades, oLevelSubjects, oLevelTypes } from "../../database/schema/o-level.ts";
import { enumItems, type EnumListName } from "../../database/schema/reference.ts";

type ListName = (typeof enumLists)[number];
type Choice = { id: number; name: string };
type ListedChoice = Choice & { list: string };

/** The choices of one list in their order. */
const enumList = (db: Reader, list: EnumListName): Promise<Choice[]> =>
  db
    .select({ id: enumItems.id, name: enumItems.name })
    .from(enumItems)
    .where(eq(enumItems.list, list))
    .orderBy(asc(enumItems.position));

/** The subjects of the O-level, in their order. */
const subjectsOfOLevel = (db: Reader): Promise<Choice[]> =>
  db
    .select({ id: oLevelSubjects.id, name: oLevelSubjects.name })
    .from(oLevelSubjects)
    .orderBy(asc(oLevelSubjects.position));

/** The certificates of Direct Entry that a department takes; without one, those that any takes. */
async function certificatesOf(db: Reader, departmentId: number | undefined): Promise<Choice[]> {
  const rows = await db
    .selectDistinct({ name: entryCertificates.certificate })
    .from(entryCertificates)
    .where(
      departmentId === undefined ? undefined : eq(entryCertificates.departmentId, departmentId),
    )
    .orderBy(asc(entryCertificates.certificate));
  // Nobody chooses one by its id.
  return rows.map(({ name }, at) => ({ id: at + 1, name }));
}

/** A list by its name, wherever it is kept. */
export function listOf(db: Reader, list: ListName, of: number | undefined): Promise<Choice[]> {
  if (list === "o-level-subjects") return subjectsOfOLevel(db);
  return list === "entry-certificates" ? certificatesOf(db, of) : enumList(db, list);
}

/** Several lists and the countries in one query; answers the choices of a list by its name. */
export async function listsWithCountries(db: Reader, lists: readonly EnumListName[]) {
  const names = sql.join(
    lists.map((list) => sql`${list}`),
    sql`, `,
  );
  const { rows } = await db.execute<ListedChoice>(sql`
    select list, id, name, position from ${enumItems} where list in (${names})
    union all select 'countries', id, name, position from ${countries}
    order by position, name`);
  return choicesOf(rows);
}

/** What an O-level result is chosen from, in one query; answers the choices of a list by its name. */
export async function oLevelLists(db: Reader) {
  const { rows } = await db.execute<ListedChoice>(sql`
    select 'types' as list, id, name, position from ${oLevelTypes}
    union all select 'subjects', id, name, position from ${oLevelSubjects}
    union all select 'grades', id, name, position from ${oLevelGrades}
    order by position`);
  return choicesOf(rows);
}

const choicesOf =
  (rows: readonly ListedChoice[]) =>
  (list: string): Choice[] =>
    rows.filter((row) => row.list === list).map(({ id, name }) => ({ id, name }));

/** Countries, Nigeria before the alphabet. */
export const allCountries = (db: Reader): Promise<Choice[]> =>
  db
    .select({ id: countries.id, name: countries.name })
    .from(countries)
    .orderBy(asc(countries.position));

export const statesOf = (db: Reader, countryId: number): Promise<Choice[]> =>
  db
    .select({ id: states.id, name: states.name })
    .from(states)
    .where(eq(states.countryId, countryId))
    .orderBy(asc(states.name));

/** A state of another country than the given one has no LGAs to choose. */
export const lgasOf = (db: Reader, countryId: number, stateId: number): Promise<Choice[]> =>
  db
    .select({ id: lgas.id, name: lgas.name })
    .from(lgas)
    .innerJoin(states, eq(states.id, lgas.stateId))
    .where(and(eq(lgas.stateId, stateId), eq(states.countryId, countryId)))
    .orderBy(asc(lgas.name));

/** Faculties with a department to choose, of one programme where given. */
export const facultiesOf = (db: Reader, programme: ProgrammeSlug | undefined): Promise<Choice[]> =>
  db
    .select({ id: faculties.id, name: faculties.name })
    .from(faculties)
    .where(
      and(
        eq(faculties.active, true),
        exists(
          db
            .select({ id: departments.id })
            .from(departments)
            .where(and(eq(departments.facultyId, faculties.id), choosable(db, programme))),
        ),
      ),
    )
    .orderBy(asc(faculties.name));

export const departmentsOf = (
  db: Reader,
  facultyId: number,
  programme: ProgrammeSlug | undefined,
): Promise<Choice[]> =>
  db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .where(
      and(
        eq(departments.facultyId, facultyId),
        eq(faculties.active, true),
        choosable(db, programme),
      ),
    )
    .orderBy(asc(departments.name));

/** What a department is split into. */
export const optionsOf = (db: Reader, departmentId: number): Promise<Choice[]> =>
  db
    .select({ id: departmentOptions.id, name: departmentOptions.name })
    .from(departmentOptions)
    .where(
      and(eq(departmentOptions.departmentId, departmentId), eq(departmentOptions.active, true)),
    )
    .orderBy(asc(departmentOptions.name));

/** Departments that are there, and admit into the programme where one is given. */
const choosable = (db: Reader, programme: ProgrammeSlug | undefined) =>
  and(
    eq(departments.active, true),
    programme &&
      exists(
        db
          .select({ id: departmentOpenings.departmentId })
          .from(departmentOpenings)
          .where(
            and(
              eq(departmentOpenings.departmentId, departments.id),
              eq(departmentOpenings.programmeSlug, programme),
            ),
          ),
      ),
  );

/** Academic sessions, the current one first, then the latest. */
export const sessions = (db: Reader) =>
  db
    .select()
    .from(academicSessions)
    .orderBy(desc(academicSessions.current), desc(academicSessions.from));

export const coursesOfStudy = (db: Reader): Promise<Choice[]> =>
  db
    .select({ id: jupebOptions.id, name: jupebOptions.name })
    .from(jupebOptions)
    .where(eq(jupebOptions.active, true))
    .orderBy(asc(jupebOptions.name));

export const subjectCombinationsOf = (db: Reader, jupebOptionId: number): Promise<Choice[]> =>
  db
    .select({ id: jupebOptionSubjects.id, name: jupebOptionSubjects.name })
    .from(jupebOptionSubjects)
    .innerJoin(jupebOptions, eq(jupebOptions.id, jupebOptionSubjects.jupebOptionId))
    .where(and(eq(jupebOptions.id, jupebOptionId), eq(jupebOptions.active, true)))
    .orderBy(asc(jupebOptionSubjects.name));

/** The faculties in use with their departments, by name. */
export async function unitsOf(db: Reader) {
  const [inUse, own] = await Promise.all([
    db.select().from(faculties).where(eq(faculties.active, true)).orderBy(asc(faculties.name)),
    db
      .select()
      .from(departments)
      .where(eq(departments.active, true))
      .orderBy(asc(departments.name)),
  ]);
  return inUse.map((faculty) => ({
    ...faculty,
    departments: own.filter(({ facultyId }) => facultyId === faculty.id),
  }));
}
