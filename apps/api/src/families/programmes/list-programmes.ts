import { programmesEndpoints } from "@polyportal/api-client/contract/programmes";
import { todayInLagos } from "@polyportal/domain/format/date";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { studyOf } from "@polyportal/domain/programmes/study";
import { holdsWords } from "@polyportal/domain/text/fold";
import { and, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { applicationTypes, takesApplications } from "../../database/schema/application-type.ts";
import { departmentOpenings } from "../../database/schema/faculty.ts";
import { sourceOf } from "../../lists/source.ts";

/** Programmes as the school has opened them; what else is known of them is code. */
export const programmeQuery = (db: Reader) =>
  db
    .select({
      type: applicationTypes,
      open: takesApplications.as("is_open"),
      departments: sql<number>`(select count(*)::int from ${departmentOpenings}
        where ${departmentOpenings.programmeSlug} = ${applicationTypes.slug})`.as("departments"),
    })
    .from(applicationTypes)
    .$dynamic();

type Found = Awaited<ReturnType<typeof programmeQuery>>[number];

/** The day in Nigeria of a moment; null without one. */
const dayOf = (moment: Date | null) => moment && todayInLagos(moment);

export const programmeRow = ({ type, open, departments }: Found) => {
  const study = studyOf(type.slug);
  return {
    ...study,
    levels: [...study.levels],
    slug: type.slug,
    departments,
    open,
    opensOn: dayOf(type.opensAt),
    closesOn: dayOf(type.closesAt),
  };
};

/** The programmes whose title and award hold each word that was typed. */
export const programmesMatching = (search: string) =>
  programmeSlugs.filter((slug) => {
    const { title, award } = studyOf(slug);
    return holdsWords(`${title} ${award}`, search);
  });

export const programmeSource = sourceOf(programmesEndpoints.listProgrammes, {
  query: programmeQuery,
  key: applicationTypes.slug,
  where: ({ accepting, department, search }) =>
    and(
      search === "" ? undefined : inArray(applicationTypes.slug, programmesMatching(search)),
      accepting && sql`${takesApplications} = ${accepting === "true"}`,
      department &&
        sql`${applicationTypes.slug} in (select ${departmentOpenings.programmeSlug}
          from ${departmentOpenings} where ${inArray(departmentOpenings.departmentId, department)})`,
    ),
  order: { title: [applicationTypes.name] },
  first: "title",
  row: programmeRow,
});
