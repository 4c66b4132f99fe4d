import { lgaMissing } from "@polyportal/domain/application/steps/personal/lga";
import type { PersonalDetails } from "@polyportal/domain/application/steps/personal/schema";
import { sql, type SQL } from "drizzle-orm";
import { countries, lgas, states } from "../../../../database/schema/country.ts";
import type { EnumListName } from "../../../../database/schema/reference.ts";
import { jupebOptions, jupebOptionSubjects } from "../../../../database/schema/jupeb.ts";
import { exists, idOf, inList, type Check } from "../../checks.ts";

/** The conditions on personal details that the database checks. */
export function personalChecks(values: PersonalDetails, asked: (field: string) => string): Check[] {
  const { countryId, stateId, nextOfKin } = values;
  const check = (field: string, holds: SQL): Check => ({ field, holds, message: asked(field) });
  const inListIfAsked = (list: EnumListName, field: string, id: number | undefined) =>
    id === undefined ? [] : [check(field, inList(list, id))];
  return [
    check("genderId", inList("genders", values.genderId)),
    ...inListIfAsked("blood-groups", "bloodGroupId", values.bloodGroupId),
    ...inListIfAsked("genotypes", "genoTypeId", values.genoTypeId),
    check("religionId", inList("religions", values.religionId)),
    check("maritalStatusId", inList("marital-statuses", values.maritalStatusId)),
    ...inListIfAsked("relationships", "nextOfKin.relationshipId", nextOfKin?.relationshipId),
    check("countryId", exists(countries, countryId)),
    check(
      "stateId",
      sql`exists (select 1 from ${states}
        where ${states.id} = ${idOf(stateId)} and ${states.countryId} = ${idOf(countryId)})`,
    ),
    { field: "lgaId", holds: lgaHolds(values), message: lgaMissing },
  ];
}

/** An LGA of the state; none only if the state has none. */
const lgaHolds = ({ stateId, lgaId }: PersonalDetails): SQL =>
  lgaId === undefined
    ? sql`not exists (select 1 from ${lgas} where ${lgas.stateId} = ${idOf(stateId)})`
    : sql`exists (select 1 from ${lgas}
        where ${lgas.id} = ${idOf(lgaId)} and ${lgas.stateId} = ${idOf(stateId)})`;

/** The course of study is offered, and the subject combination belongs to it. */
export const combinationChecks = (
  choice: { readonly jupebOptionId: number; readonly jupebOptionSubjectId: number },
  asked: (field: string) => string,
): Check[] => [
  {
    field: "jupebOptionId",
    holds: sql`exists (select 1 from ${jupebOptions}
      where ${jupebOptions.id} = ${idOf(choice.jupebOptionId)} and ${jupebOptions.active})`,
    message: asked("jupebOptionId"),
  },
  {
    field: "jupebOptionSubjectId",
    holds: sql`exists (select 1 from ${jupebOptionSubjects}
      where ${jupebOptionSubjects.id} = ${idOf(choice.jupebOptionSubjectId)}
        and ${jupebOptionSubjects.jupebOptionId} = ${idOf(choice.jupebOptionId)})`,
    message: asked("jupebOptionSubjectId"),
  },
];
