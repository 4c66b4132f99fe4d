import type { AuditSubject } from "@polyportal/domain/audit/subjects";
import type { facultyEndpoints } from "@polyportal/api-client/contract/faculty";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { AuditAction } from "@polyportal/domain/audit/actions";
import { wordsOfDeactivation } from "@polyportal/domain/faculty/typed-words";
import type { Reader } from "../../database/connect.ts";
import { departmentOptions, departments, faculties } from "../../database/schema/faculty.ts";
import { students } from "../../database/schema/student.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { eq } from "drizzle-orm";
import {
  affectedByDepartment,
  affectedByFaculty,
  affectedByOption,
  type Affected,
} from "./affected.ts";
import { lockUnits, setUnit, unitOf } from "./units.ts";

type Endpoints = typeof facultyEndpoints;
type Asked = ParsedInputOf<Endpoints["toggleFacultyStatus"]>;

type Kind = {
  readonly table: typeof faculties | typeof departments | typeof departmentOptions;
  readonly subject: AuditSubject;
  readonly on: AuditAction;
  readonly off: AuditAction;
  readonly affected: (db: Reader, id: number) => Promise<Affected>;
};

const kinds = {
  faculty: {
    table: faculties,
    subject: "faculty",
    on: "activateFaculty",
    off: "deactivateFaculty",
    affected: affectedByFaculty,
  },
  department: {
    table: departments,
    subject: "department",
    on: "activateDepartment",
    off: "deactivateDepartment",
    affected: affectedByDepartment,
  },
  option: {
    table: departmentOptions,
    subject: "departmentOption",
    on: "activateDepartmentOption",
    off: "deactivateDepartmentOption",
    affected: async (db, id) =>
      affectedByOption(await db.$count(students, eq(students.departmentOptionId, id))),
  },
} as const satisfies Record<string, Kind>;

/**
 * Switches a unit on, or off with typed words and a password given just now. Nothing is deleted: where
 * it is used it is read as before, and whom it touched stands on record.
 */
async function toggle(
  kind: Kind,
  ctx: Pick<Context, "db" | "now" | "change"> & { readonly caller: UserCaller },
  { id, revision, active, reason, typed }: Asked,
): Promise<Record<string, never>> {
  await ctx.change(async ({ tx, audit }) => {
    await lockUnits(tx, kind.table);
    const unit = await unitOf(tx, kind.table, { id, revision });
    const named = "code" in unit ? unit.code : unit.name;
    if (!active) await admitGraveAct({ ...ctx, db: tx }, typed, wordsOfDeactivation(named));
    await setUnit(tx, kind.table, id, { active });
    audit({
      action: active ? kind.on : kind.off,
      subject: kind.subject,
      subjectId: String(id),
      before: { active: unit.active },
      after: active ? { active } : { active, ...(await kind.affected(tx, id)) },
      reason,
    });
  });
  return {};
}

export const toggleFacultyStatus: Handler<Endpoints["toggleFacultyStatus"]> = (ctx, asked) =>
  toggle(kinds.faculty, ctx, asked);

export const toggleDepartmentStatus: Handler<Endpoints["toggleDepartmentStatus"]> = (ctx, asked) =>
  toggle(kinds.department, ctx, asked);

export const toggleDepartmentOptionStatus: Handler<Endpoints["toggleDepartmentOptionStatus"]> = (
  ctx,
  asked,
) => toggle(kinds.option, ctx, asked);
