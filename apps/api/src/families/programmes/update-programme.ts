import type { programmesEndpoints } from "@polyportal/api-client/contract/programmes";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { beginningOf, endOf, todayInLagos } from "@polyportal/domain/format/date";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { signedPaperNames, signedPapers } from "@polyportal/domain/programmes/signatories";
import { offices } from "@polyportal/domain/school/offices";
import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { applicationTypes, programmeSignatories } from "../../database/schema/application-type.ts";
import { departmentOpenings, departments, faculties } from "../../database/schema/faculty.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { signatoriesOf } from "./get-programme.ts";

type Endpoint = typeof programmesEndpoints.updateProgramme;
type Asked = ParsedInputOf<Endpoint>;

/** Says which departments a programme admits into, when one can apply, and who signs its papers. */
export const updateProgramme: Handler<Endpoint> = async (
  { change, now },
  { slug, revision, departmentIds, open, opensOn, closesOn, signatories },
) => {
  await change(async ({ tx, audit }) => {
    const [type] = await tx
      .select()
      .from(applicationTypes)
      .where(eq(applicationTypes.slug, slug))
      .for("update");
    if (!type) fail("not_found");
    if (type.revision !== revision) {
      return failWithConflict(tx, {
        subject: "programme",
        subjectId: slug,
        actions: ["updateProgramme"],
      });
    }
    const before = await noted(tx, slug);
    await admitInto(tx, slug, departmentIds);
    await tx
      .update(applicationTypes)
      .set({
        ...switched(type, open, now),
        opensAt: opensOn ? beginningOf(opensOn) : null,
        closesAt: closesOn ? new Date(endOf(closesOn).getTime() - 1000) : null,
        revision: sql`${applicationTypes.revision} + 1`,
      })
      .where(eq(applicationTypes.slug, slug));
    await signBy(tx, slug, signatories);
    audit({
      action: "updateProgramme",
      subject: "programme",
      subjectId: slug,
      before,
      after: await noted(tx, slug),
    });
  });
  return {};
};

/** Whether it takes applications, and since when it does not. */
export const switched = (
  before: Pick<typeof applicationTypes.$inferSelect, "open" | "closedAt">,
  open: boolean,
  now: Date,
) => ({ open, closedAt: open ? null : before.open ? now : before.closedAt });

/** Opens the departments and closes all others; one that is switched off is not opened anew. */
async function admitInto(tx: Transaction, slug: ProgrammeSlug, ids: readonly number[]) {
  const opened = await tx
    .select({ id: departmentOpenings.departmentId })
    .from(departmentOpenings)
    .where(eq(departmentOpenings.programmeSlug, slug));
  const fresh = [...new Set(ids)].filter((id) => !opened.some((one) => one.id === id));
  if (fresh.length > 0) {
    const usable = await tx
      .select({ id: departments.id })
      .from(departments)
      .innerJoin(faculties, eq(faculties.id, departments.facultyId))
      .where(
        and(
          inArray(departments.id, fresh),
          eq(departments.active, true),
          eq(faculties.active, true),
        ),
      );
    if (usable.length !== fresh.length) fail("unit_inactive");
    await tx
      .insert(departmentOpenings)
      .values(fresh.map((departmentId) => ({ programmeSlug: slug, departmentId })));
  }
  await tx
    .delete(departmentOpenings)
    .where(
      and(
        eq(departmentOpenings.programmeSlug, slug),
        notInArray(departmentOpenings.departmentId, [...ids]),
      ),
    );
}

async function signBy(tx: Transaction, slug: ProgrammeSlug, signatories: Asked["signatories"]) {
  await tx
    .insert(programmeSignatories)
    .values(signedPaperNames.map((paper) => ({ slug, paper, ...signatories[paper] })))
    .onConflictDoUpdate({
      target: [programmeSignatories.slug, programmeSignatories.paper],
      set: { office: sql`excluded.office`, name: sql`excluded.name` },
    });
}

/** What the record keeps of a programme, in words. */
async function noted(tx: Reader, slug: ProgrammeSlug) {
  const [type] = await tx.select().from(applicationTypes).where(eq(applicationTypes.slug, slug));
  const admitting = await tx
    .select({ name: departments.name })
    .from(departmentOpenings)
    .innerJoin(departments, eq(departments.id, departmentOpenings.departmentId))
    .where(eq(departmentOpenings.programmeSlug, slug))
    .orderBy(asc(departments.name));
  const signing = await signatoriesOf(tx, slug);
  return {
    departments: admitting.map(({ name }) => name),
    open: type?.open,
    opensOn: type?.opensAt ? todayInLagos(type.opensAt) : null,
    closesOn: type?.closesAt ? todayInLagos(type.closesAt) : null,
    signatories: signing.map(({ paper, office, name }) =>
      [signedPapers[paper].name, offices[office], name].filter(Boolean).join(", "),
    ),
  };
}
