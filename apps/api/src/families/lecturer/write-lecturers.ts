import { copyRows } from "../../database/copy-rows.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { updateMany } from "../../database/update-many.ts";
import type { RowToWrite, WriteContext } from "../../import/importer.ts";
import { changeAccounts, makeAccounts } from "../user-management/write-accounts.ts";
import { ofMember, type LecturerTarget } from "./plan-lecturers.ts";

type Row = RowToWrite<LecturerTarget>;

/** Makes and changes lecturers and their accounts, by a few statements for all of them. */
export async function writeLecturers(ctx: WriteContext, rows: readonly Row[]): Promise<void> {
  const fresh = rows.filter(({ target }) => !target.account);
  await makeAccounts(
    ctx,
    fresh.map(({ target, values }) => ({
      id: target.userId,
      userName: values["staffNumber"] ?? "",
      role: "lecturer" as const,
      values,
    })),
  );
  await changeAccounts(
    ctx,
    rows.flatMap(({ target: { account }, values }) =>
      account ? [{ person: account, values }] : [],
    ),
  );
  const unknown = rows.filter(({ target }) => !target.member);
  await copyRows(
    ctx.tx,
    staff,
    unknown.map(({ target: { staffId, departmentId }, values }) => ({
      id: staffId,
      staffNumber: values["staffNumber"] ?? "",
      departmentId,
      title: values["title"] ?? "",
      gender: values["gender"] as "Male" | "Female",
      designation: values["designation"] ?? "",
      employmentStatus: values["employmentStatus"] ?? "",
      specialisation: values["specialisation"] ?? "",
      salaryGrade: values["salaryGrade"] ?? "",
      salaryStep: values["salaryStep"] ?? "",
    })),
  );
  await updateMany(
    ctx.tx,
    staff,
    "id",
    rows
      .filter(({ target }) => target.member)
      .map(({ target: { staffId, departmentId }, values }) => ({
        ...Object.fromEntries(
          ofMember.flatMap((field) =>
            values[field] === undefined ? [] : [[field, values[field]]],
          ),
        ),
        id: staffId,
        departmentId,
      })),
  );
  await copyRows(
    ctx.tx,
    staffAccounts,
    fresh.map(({ target: { userId, staffId } }) => ({ userId, staffId })),
  );
}
