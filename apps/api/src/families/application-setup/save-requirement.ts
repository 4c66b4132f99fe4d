import type { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { asksUtme } from "@polyportal/domain/application/steps/programme/asks-utme";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { and, eq, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Transaction } from "../../database/connect.ts";
import { admissionRequirements, admissionRules } from "../../database/schema/application-setup.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { departmentOpenings, departments, faculties } from "../../database/schema/faculty.ts";
import { oLevelSubjects } from "../../database/schema/o-level.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { WhichSetup } from "./get-setup.ts";
import { asksCertificate } from "./rules.ts";
import { lockSetup, notedAs } from "./save-setup.ts";
import { certificatesSaid, takeCertificates } from "./take-certificates.ts";

type Endpoint = typeof applicationSetupEndpoints.updateAdmissionRequirement;

/** Says whom a department takes of a programme's applicants in a session. */
export const updateAdmissionRequirement: Handler<Endpoint> = async (
  { change, now },
  { slug, sessionId, departmentId, revision, ...asked },
) => {
  const which = { slug, sessionId };
  await change(async ({ tx, audit }) => {
    const { session } = await lockSetup(tx, which);
    const unit = await unitOf(tx, departmentId);
    const place = and(
      eq(admissionRequirements.slug, slug),
      eq(admissionRequirements.sessionId, sessionId),
      eq(admissionRequirements.departmentId, departmentId),
    );
    const [stands] = await tx.select().from(admissionRequirements).where(place);
    if ((stands?.revision ?? 0) !== revision) {
      return failWithConflict(tx, { ...notedAs(which), actions: ["saveAdmissionRequirement"] });
    }
    const was = await openedWith(tx, which, departmentId);
    // Whether it can be chosen now, and its own words, are of the current session: of another they are read.
    const said = session.current ? asked : { admits: was !== undefined, requirements: was ?? "" };
    if (session.current) {
      const { admits, requirements } = said;
      await openTo(tx, which, { departmentId, active: unit.active, admits, was }, requirements);
    }
    const names = await subjectNames(tx);
    const figures = {
      cutOff: asked.cutOff,
      minimumUtme: asksUtme(definitionOf(slug)) ? asked.minimumUtme : null,
      credits: asked.credits,
      creditSubjectIds: asked.creditSubjectIds.filter((id) => names.has(id)),
    };
    const row = { ...figures, quota: asked.quota, revision: revision + 1 };
    await tx
      .insert(admissionRequirements)
      .values({ slug, sessionId, departmentId, ...row })
      .onConflictDoUpdate({
        target: [
          admissionRequirements.slug,
          admissionRequirements.sessionId,
          admissionRequirements.departmentId,
        ],
        set: row,
      });
    // Which certificates a department takes is of now: of another session it is read.
    const chosen = session.current && asksCertificate(slug) ? asked.certificates : undefined;
    const certificates = chosen && (await takeCertificates(tx, departmentId, chosen));
    if (certificates && revision === 0) {
      // What it took until now stood, though nobody had said it here.
      const before = { since: new Date(0), certificates: certificates.before };
      await tx
        .insert(admissionRules)
        .values({ slug, sessionId, departmentId, revision: 0, ...before });
    }
    await tx.insert(admissionRules).values({
      slug,
      sessionId,
      departmentId,
      revision: revision + 1,
      since: now,
      ...figures,
      certificates: certificates?.now ?? (await certificatesSaid(tx, which, departmentId)),
    });
    const told = (
      said: Omit<typeof admissionRequirements.$inferInsert, "slug" | "sessionId" | "departmentId">,
    ) => ({
      cutOff: said.cutOff,
      minimumUtme: said.minimumUtme,
      credits: said.credits,
      quota: said.quota,
      creditSubjects: (said.creditSubjectIds ?? []).map((id) => names.get(id) ?? "").join(", "),
    });
    audit({
      action: "saveAdmissionRequirement",
      ...notedAs(which),
      before: {
        department: unit.name,
        admits: was !== undefined,
        requirements: was ?? "",
        ...(certificates && { certificates: certificates.before.join(", ") }),
        ...(stands && told(stands)),
      },
      after: {
        department: unit.name,
        admits: said.admits,
        requirements: said.admits ? said.requirements : "",
        ...(certificates && { certificates: certificates.now.join(", ") }),
        ...told(row),
      },
    });
  });
  return {};
};

async function unitOf(tx: Transaction, departmentId: number) {
  const [unit] = await tx
    .select({
      name: departments.name,
      active: sql<boolean>`${departments.active} and ${faculties.active}`,
    })
    .from(departments)
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .where(eq(departments.id, departmentId));
  return unit ?? fail("not_found");
}

type Opening = {
  readonly departmentId: number;
  readonly admits: boolean;
  readonly active: boolean;
  readonly was: string | undefined;
};

/** The words of a department that applicants can choose; undefined where they cannot. */
async function openedWith(
  tx: Transaction,
  { slug }: WhichSetup,
  departmentId: number,
): Promise<string | undefined> {
  const [opened] = await tx
    .select()
    .from(departmentOpenings)
    .where(
      and(
        eq(departmentOpenings.programmeSlug, slug),
        eq(departmentOpenings.departmentId, departmentId),
      ),
    );
  return opened?.requirements;
}

/** Lets applicants choose a department, or no more. */
async function openTo(
  tx: Transaction,
  { slug }: WhichSetup,
  { departmentId, admits, active, was }: Opening,
  requirements: string,
): Promise<void> {
  if (was === undefined && admits && !active) fail("unit_inactive");
  if (admits) {
    await tx
      .insert(departmentOpenings)
      .values({ programmeSlug: slug, departmentId, requirements })
      .onConflictDoUpdate({
        target: [departmentOpenings.programmeSlug, departmentOpenings.departmentId],
        set: { requirements },
      });
    return;
  }
  if (was === undefined) return;
  const opened = await tx.$count(departmentOpenings, eq(departmentOpenings.programmeSlug, slug));
  const [type] = await tx.select().from(applicationTypes).where(eq(applicationTypes.slug, slug));
  if (type?.open && opened === 1) fail("no_department_admits");
  await tx
    .delete(departmentOpenings)
    .where(
      and(
        eq(departmentOpenings.programmeSlug, slug),
        eq(departmentOpenings.departmentId, departmentId),
      ),
    );
}

const subjectNames = async (tx: Transaction): Promise<Map<number, string>> =>
  new Map((await tx.select().from(oLevelSubjects)).map(({ id, name }) => [id, name]));
