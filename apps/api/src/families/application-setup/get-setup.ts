import type { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { formsUntil } from "@polyportal/domain/application-setup/opening";
import { asksUtme } from "@polyportal/domain/application/steps/programme/asks-utme";
import { usualAcceptanceDays, usualDivisors } from "@polyportal/domain/application-setup/forms";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { entryGrades } from "@polyportal/domain/programmes/entry-certificates";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { and, asc, count, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  admissionRequirements,
  applicationSetups,
} from "../../database/schema/application-setup.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { applications, isKept } from "../../database/schema/application.ts";
import { clearanceItems } from "../../database/schema/clearance.ts";
import { departmentOpenings, departments, faculties } from "../../database/schema/faculty.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { oLevelSubjects } from "../../database/schema/o-level.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { setupQuery, setupRow } from "./list-setups.ts";
import { asksCertificate, certificatesTaken } from "./rules.ts";

export type WhichSetup = { readonly slug: ProgrammeSlug; readonly sessionId: number };

/** How a programme's applications are set up in a session. */
export const getApplicationSetup: Handler<
  typeof applicationSetupEndpoints.getApplicationSetup
> = async ({ db, now }, which) => {
  const [found] = await setupQuery(db).where(
    and(eq(applicationTypes.slug, which.slug), eq(academicSessions.id, which.sessionId)),
  );
  if (!found) fail("not_found");
  const [setup, items, requirements, unfinished] = await Promise.all([
    setupOf(db, which),
    db
      .select()
      .from(clearanceItems)
      .where(eq(clearanceItems.active, true))
      .orderBy(asc(clearanceItems.position)),
    requirementsOf(db, which),
    unfinishedOf(db, which),
  ]);
  const { clearanceItemIds, ...said } = setup;
  return {
    ...setupRow(found),
    ...said,
    // Each save moves one of the two on by one.
    revision: said.revision + found.type.revision,
    openRevision: found.type.revision,
    switchedOn: found.type.open,
    formsUntil: found.current ? (formsUntil(found.type, now)?.toISOString() ?? null) : null,
    unfinished,
    checklist: items.map(({ id, name }) => ({
      id,
      name,
      asked: clearanceItemIds === null || clearanceItemIds.includes(id),
    })),
    asksUtme: asksUtme(definitionOf(which.slug)),
    certificates: found.current && asksCertificate(which.slug) ? Object.keys(entryGrades) : [],
    requirements,
  };
};

/** What the school has said, or the usual. */
export async function setupOf(db: Reader, { slug, sessionId }: WhichSetup) {
  const [found] = await db
    .select()
    .from(applicationSetups)
    .where(and(eq(applicationSetups.slug, slug), eq(applicationSetups.sessionId, sessionId)));
  const {
    listedOnly = false,
    acceptanceDays = usualAcceptanceDays,
    utmeDivisor = usualDivisors.utme,
    putmeDivisor = usualDivisors.putme,
    clearanceItemIds = null,
    letterText = "",
    revision = 0,
  } = found ?? {};
  return {
    listedOnly,
    acceptanceDays,
    utmeDivisor,
    putmeDivisor,
    clearanceItemIds,
    letterText,
    revision,
  };
}

/** Whom each department takes that is open to the programme, or could be. */
async function requirementsOf(db: Reader, { slug, sessionId }: WhichSetup) {
  const subjects = new Map(
    (await db.select().from(oLevelSubjects)).map(({ id, name }) => [id, name]),
  );
  const found = await db
    .select({
      departmentId: departments.id,
      department: departments.name,
      faculty: faculties.name,
      active: departments.active,
      facultyActive: faculties.active,
      opening: departmentOpenings,
      said: admissionRequirements,
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
    .leftJoin(
      admissionRequirements,
      and(
        eq(admissionRequirements.departmentId, departments.id),
        eq(admissionRequirements.slug, slug),
        eq(admissionRequirements.sessionId, sessionId),
      ),
    )
    .where(
      or(
        and(eq(departments.active, true), eq(faculties.active, true)),
        isNotNull(departmentOpenings.departmentId),
      ),
    )
    .orderBy(asc(faculties.name), asc(departments.name));
  const taken = asksCertificate(slug)
    ? await certificatesTaken(
        db,
        found.map(({ departmentId }) => departmentId),
      )
    : new Map<number, string[]>();
  return found.map(({ active, facultyActive, opening, said, ...unit }) => ({
    ...unit,
    active: active && facultyActive,
    admits: opening !== null,
    quota: said?.quota ?? null,
    cutOff: said?.cutOff ?? null,
    minimumUtme: said?.minimumUtme ?? null,
    credits: said?.credits ?? null,
    creditSubjects: (said?.creditSubjectIds ?? []).map((id) => ({
      id,
      name: subjects.get(id) ?? "",
    })),
    certificates: taken.get(unit.departmentId) ?? [],
    requirements: opening?.requirements ?? "",
    revision: said?.revision ?? 0,
  }));
}

/** How many have paid for a form and not sent it. */
const unfinishedOf = async (db: Reader, { slug, sessionId }: WhichSetup): Promise<number> => {
  const [found] = await db
    .select({ unfinished: count() })
    .from(invoices)
    .leftJoin(applications, eq(applications.invoiceId, invoices.id))
    .where(
      and(
        eq(invoices.programmeSlug, slug),
        eq(invoices.sessionId, sessionId),
        eq(invoices.state, "paid"),
        isNull(applications.completedAt),
        isKept,
      ),
    );
  return found?.unfinished ?? 0;
};
