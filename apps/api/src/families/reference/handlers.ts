import type { Endpoint } from "@polyportal/api-client/contract/define";
import type { referenceEndpoints } from "@polyportal/api-client/contract/reference";
import { examYears } from "@polyportal/domain/application/years";
import type { Handler, Handlers } from "../../server/handler.ts";
import {
  allCountries,
  coursesOfStudy,
  departmentsOf,
  facultiesOf,
  lgasOf,
  listOf,
  listsWithCountries,
  oLevelLists,
  optionsOf,
  sessions,
  statesOf,
  subjectCombinationsOf,
  unitsOf,
} from "./queries.ts";

/** A list that changes a few times a year: browsers and proxies may keep it for five minutes. */
const kept =
  <E extends Endpoint>(handler: Handler<E>): Handler<E> =>
  (ctx, input) => {
    ctx.setHeader("Cache-Control", "public, max-age=300");
    return handler(ctx, input);
  };

/** The lists that forms choose from: one query each. */
export const referenceHandlers: Handlers<typeof referenceEndpoints> = {
  listEnum: kept(({ db }, { list, of }) => listOf(db, list, of)),
  listApplicationLists: kept(async ({ db }) => {
    const choices = await listsWithCountries(db, [
      "genders",
      "blood-groups",
      "genotypes",
      "religions",
      "marital-statuses",
      "relationships",
      "part-time-modes-of-study",
    ]);
    return {
      genders: choices("genders"),
      bloodGroups: choices("blood-groups"),
      genotypes: choices("genotypes"),
      religions: choices("religions"),
      maritalStatuses: choices("marital-statuses"),
      relationships: choices("relationships"),
      // Only part-time programmes ask for a mode of study.
      modesOfStudy: choices("part-time-modes-of-study"),
      countries: choices("countries"),
    };
  }),
  listCountries: kept(({ db }) => allCountries(db)),
  listStates: kept(({ db }, { countryId }) => statesOf(db, countryId)),
  listLgas: kept(({ db }, { countryId, stateId }) => lgasOf(db, countryId, stateId)),
  listFaculties: kept(({ db }, { programme }) => facultiesOf(db, programme)),
  listDepartments: kept(({ db }, { facultyId, programme }) =>
    departmentsOf(db, facultyId, programme),
  ),
  listOptionsOfDepartment: kept(({ db }, { departmentId }) => optionsOf(db, departmentId)),
  listUnits: async ({ db }) => unitsOf(db),
  listSessions: kept(({ db }) => sessions(db)),
  listOLevelLists: kept(async ({ db, now }) => {
    const choices = await oLevelLists(db);
    return {
      types: choices("types"),
      subjects: choices("subjects"),
      grades: choices("grades"),
      examYears: examYears(now),
    };
  }),
  listJupebOptions: kept(({ db }) => coursesOfStudy(db)),
  listSubjectCombinations: kept(({ db }, { jupebOptionId }) =>
    subjectCombinationsOf(db, jupebOptionId),
  ),
};
