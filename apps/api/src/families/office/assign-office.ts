import type { officeEndpoints } from "@polyportal/api-client/contract/office";
import { fullName } from "@polyportal/domain/format/name";
import { todayInLagos } from "@polyportal/domain/format/date";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { officeWords } from "@polyportal/domain/messages/office";
import { collide, type Office, type Tenure } from "@polyportal/domain/rights/offices";
import { faultOfLastDay } from "@polyportal/domain/user-management/office-form";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { staffOffices } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Acting } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { refuseOwn } from "./refuse-own.ts";

type Endpoints = typeof officeEndpoints;

/** Gives somebody an office; one holder at a time, and one who acts. */
export const assignOffice: Handler<Endpoints["assignOffice"]> = async (
  { caller, change },
  { office, holderId, unitId, since, until: last, acting },
) => {
  const until = last || null;
  if (until !== null && until < since) fail("dates_wrong", { fields: { until: officeDates } });
  if (acting && until === null) fail("dates_wrong", { fields: { until: officeDates } });
  const id = uuid();
  await change(async ({ tx, audit }) => {
    // Of two who give the same office at once the second sees the first's.
    const unit = await lockUnit(tx, office, unitId);
    // Whoever is switched off, or moved to another department, at this moment: one of the two waits.
    const [holder] = await tx.select().from(users).where(eq(users.id, holderId)).for("share");
    if (!holder) fail("not_found");
    if (holder.userType.toLowerCase() !== "lecturer" || !holder.active) fail("role_not_fitting");
    await refuseOwn(tx, caller, holderId);
    const tenure = { since, until, acting };
    await refuseTaken(tx, { id, office, unitId, ...tenure });
    const ref = office === "head of department" ? { departmentId: unitId } : { facultyId: unitId };
    await tx.insert(staffOffices).values({ id, office, holderId, ...ref, ...tenure });
    audit({
      action: "assignOffice",
      subject: "user",
      subjectId: holderId,
      after: { office, unit, holder: fullName(holder), since, until, acting },
    });
  });
  return { id };
};

const officeDates = errorCodes.dates_wrong.message;

/** Ends an office with a day, or sets no end to it any more. */
export const endOffice: Handler<Endpoints["endOffice"]> = async (
  { caller, change },
  { id, until: last, reason },
) => {
  const until = last || null;
  await change(async ({ tx, audit }) => {
    const { office, holder } = await lockOffice(tx, caller, id);
    if (office.until !== null && office.until < todayInLagos()) fail("office_over");
    const fault = faultOfLastDay(office, until);
    if (fault) fail("dates_wrong", { fields: { until: fault } });
    // A later end than before may reach into the days of whoever comes next.
    const unitId = office.departmentId ?? office.facultyId ?? 0;
    await lockUnit(tx, office.office, unitId);
    await refuseTaken(tx, { ...office, unitId, until });
    await tx.update(staffOffices).set({ until }).where(eq(staffOffices.id, id));
    audit({
      action: until === null ? "clearOfficeEnd" : "endOffice",
      subject: "user",
      subjectId: office.holderId,
      before: { office: office.office, until: office.until },
      after: { office: office.office, until, holder: fullName(holder) },
      reason,
    });
  });
  return {};
};

/** Takes back an office that was given by mistake, before it begins: nobody has acted by it. */
export const takeBackOffice: Handler<Endpoints["takeBackOffice"]> = async (
  { caller, change },
  { id, reason },
) => {
  await change(async ({ tx, audit }) => {
    const { office, holder } = await lockOffice(tx, caller, id);
    if (office.since <= todayInLagos()) fail("office_begun");
    const { since, until, acting } = office;
    const unit = await lockUnit(tx, office.office, office.departmentId ?? office.facultyId ?? 0);
    await tx.delete(staffOffices).where(eq(staffOffices.id, id));
    audit({
      action: "takeBackOffice",
      subject: "user",
      subjectId: office.holderId,
      before: { office: office.office, unit, since, until, acting },
      after: { holder: fullName(holder) },
      reason,
    });
  });
  return {};
};

/** An office with its holder, which nobody else changes until the end; nobody changes the own one. */
async function lockOffice(tx: Transaction, caller: Acting, id: string) {
  const [found] = await tx
    .select({ office: staffOffices, holder: users })
    .from(staffOffices)
    .innerJoin(users, eq(users.id, staffOffices.holderId))
    .where(eq(staffOffices.id, id))
    .for("update", { of: staffOffices });
  if (!found) fail("not_found");
  await refuseOwn(tx, caller, found.office.holderId);
  return found;
}

type Wanted = Tenure & { readonly id: string; readonly office: Office; readonly unitId: number };

/** Fails where another would hold the office on one of these days. */
async function refuseTaken(tx: Transaction, { id, office, unitId, ...tenure }: Wanted) {
  const held = await tx.select().from(staffOffices).where(ofUnit(office, unitId));
  const taken = held.find((other) => other.id !== id && collide(tenure, other));
  if (!taken) return;
  const message = officeWords[office].taken(taken.until);
  fail("office_taken", { message, fields: { since: message } });
}

const ofUnit = (office: Office, unitId: number) =>
  and(
    eq(staffOffices.office, office),
    eq(
      office === "head of department" ? staffOffices.departmentId : staffOffices.facultyId,
      unitId,
    ),
  );

/** The name of a unit, whose offices nobody else changes until the end. */
async function lockUnit(tx: Transaction, office: Office, unitId: number): Promise<string> {
  const table = office === "head of department" ? departments : faculties;
  const [unit] = await tx
    .select({ name: table.name })
    .from(table)
    .where(eq(table.id, unitId))
    .for("update");
  return unit?.name ?? fail("not_found");
}
