import type { programmesEndpoints } from "@polyportal/api-client/contract/programmes";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { signedPaperNames, signedPapers } from "@polyportal/domain/programmes/signatories";
import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { applicationTypes, programmeSignatories } from "../../database/schema/application-type.ts";
import { departmentOpenings, departments, faculties } from "../../database/schema/faculty.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { programmeQuery, programmeRow } from "./list-programmes.ts";

/** A programme with the departments that admit or could, and who signs its papers. */
export const getProgramme: Handler<typeof programmesEndpoints.getProgramme> = async (
  { db },
  { slug },
) => {
  const [[found], units, signatories] = await Promise.all([
    programmeQuery(db).where(eq(applicationTypes.slug, slug)),
    unitsOf(db, slug),
    signatoriesOf(db, slug),
  ]);
  if (!found) fail("not_found");
  const { open: switchedOn, revision } = found.type;
  return { ...programmeRow(found), switchedOn, revision, units, signatories };
};

async function unitsOf(db: Reader, slug: ProgrammeSlug) {
  const found = await db
    .select({
      id: departments.id,
      name: departments.name,
      faculty: faculties.name,
      active: departments.active,
      facultyActive: faculties.active,
      opening: departmentOpenings.departmentId,
    })
    .from(departments)
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .leftJoin(
      departmentOpenings,
      and(
        eq(departmentOpenings.departmentId, departments.id),
        eq(departmentOpenings.programmeSlug, slug),
      ),
    )
    .where(
      or(
        and(eq(departments.active, true), eq(faculties.active, true)),
        isNotNull(departmentOpenings.departmentId),
      ),
    )
    .orderBy(asc(faculties.name), asc(departments.name));
  return found.map(({ active, facultyActive, opening, ...unit }) => ({
    ...unit,
    active: active && facultyActive,
    admits: opening !== null,
  }));
}

/** Who signs each paper of a programme: as the school has said, else the office of today's letters. */
export async function signatoriesOf(db: Reader, slug: ProgrammeSlug) {
  const said = await db
    .select()
    .from(programmeSignatories)
    .where(eq(programmeSignatories.slug, slug));
  return signedPaperNames.map((paper) => {
    const row = said.find((one) => one.paper === paper);
    return { paper, office: row?.office ?? signedPapers[paper].office, name: row?.name ?? "" };
  });
}
