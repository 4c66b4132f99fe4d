import { officeEndpoints } from "@polyportal/api-client/contract/office";
import { fullName } from "@polyportal/domain/format/name";
import { todayInLagos } from "@polyportal/domain/format/date";
import { holdsOn } from "@polyportal/domain/rights/offices";
import { and, eq, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { staffOffices } from "../../database/schema/rights.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { containsWords, matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

const unitName = sql<string>`coalesce(${departments.name}, ${faculties.name})`;
const unitId = sql<number>`coalesce(${staffOffices.departmentId}, ${staffOffices.facultyId})`;

/** Who holds, held or is to hold which office. */
export const officeSource = sourceOf(officeEndpoints.listOffices, {
  query: (db: Reader) =>
    db
      .select({
        office: staffOffices,
        holder: users,
        unit: unitName.as("unit"),
        unitId: unitId.as("unit_id"),
        staffNumber: staff.staffNumber,
      })
      .from(staffOffices)
      .innerJoin(users, eq(users.id, staffOffices.holderId))
      .leftJoin(departments, eq(departments.id, staffOffices.departmentId))
      .leftJoin(faculties, eq(faculties.id, staffOffices.facultyId))
      .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
      .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
      .$dynamic(),
  key: staffOffices.id,
  where: ({ office, unit, current, acting, search, ...days }) => {
    const today = todayInLagos();
    const running = or(isNull(staffOffices.until), gte(staffOffices.until, today));
    const byName = matchesSearch(searchedUser, search);
    return and(
      office && eq(staffOffices.office, office),
      unit && inArray(unitId, unit),
      acting && eq(staffOffices.acting, acting === "true"),
      days["until-from"] ? gte(staffOffices.until, days["until-from"]) : undefined,
      days["until-to"] ? lte(staffOffices.until, days["until-to"]) : undefined,
      current && (current === "true" ? running : lt(staffOffices.until, today)),
      byName && or(byName, containsWords(search, departments.name, faculties.name)),
    );
  },
  order: {
    unit: [unitName],
    since: [staffOffices.since],
    // What has no end comes after all that has.
    until: [sql`coalesce(${staffOffices.until}, 'infinity')`],
  },
  first: "unit",
  row: ({ office, holder, unit, unitId: id, staffNumber }) => ({
    ...office,
    unit,
    unitId: id,
    holder: fullName(holder),
    staffNumber,
    state: stateOf(office),
  }),
});

function stateOf(tenure: typeof staffOffices.$inferSelect) {
  const today = todayInLagos();
  if (holdsOn(tenure, today)) return "current" as const;
  return tenure.since > today ? ("coming" as const) : ("over" as const);
}
