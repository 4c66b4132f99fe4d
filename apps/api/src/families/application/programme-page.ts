import type { ProgrammePage } from "@polyportal/api-client/contract/application-programme";
import { toNaira } from "@polyportal/domain/format/naira";
import { awardName } from "@polyportal/domain/programmes/award-name";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departmentOpenings, departments, faculties } from "../../database/schema/faculty.ts";
import { allOffers } from "../invoice/queries.ts";

/** What the school has said of a programme, for its page: undefined where it has set no fee. */
export async function programmePage(
  db: Reader,
  slug: ProgrammeSlug,
  now: Date,
): Promise<ProgrammePage | undefined> {
  const offers = (await allOffers(db)).filter((offer) => offer.slug === slug);
  const [offer] = offers;
  if (!offer) return undefined;
  const programme = definitionOf(slug);
  const { open, opensAt, closesAt, session } = offer;
  return {
    open,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    session,
    fees: offers.map(({ award, amountKobo }) => ({
      award: awardName(programme, { award }) ?? null,
      amount: toNaira(amountKobo),
    })),
    departments: await openDepartments(db, slug),
    asOf: now.toISOString(),
  };
}

/** The departments that a programme admits into, with what each demands. */
export const openDepartments = (db: Reader, slug: ProgrammeSlug) =>
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
