import type { Role } from "@polyportal/domain/authentication/roles";
import { copyRows } from "../../database/copy-rows.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { updateMany } from "../../database/update-many.ts";
import type { RowToWrite, WriteContext } from "../../import/importer.ts";
import { askForRoles } from "./ask-for-role.ts";
import type { OfficialTarget } from "./plan-officials.ts";
import { changeAccounts, makeAccounts } from "./write-accounts.ts";

type Row = RowToWrite<OfficialTarget>;

/** Makes and changes accounts of officials, by a few statements for all of them. */
export async function writeOfficials(ctx: WriteContext, rows: readonly Row[]): Promise<void> {
  await makeAccounts(
    ctx,
    rows
      .filter(({ verdict, target }) => verdict === "New" && !target.asked)
      .map(({ target, values }) => ({
        id: target.userId,
        userName: values["userName"] ?? "",
        role: values["role"] as Role,
        values,
      })),
  );
  await changeAccounts(
    ctx,
    rows.flatMap(({ target: { account, asked }, values }) =>
      account ? [{ person: account.person, values: asked ? withoutRole(values) : values }] : [],
    ),
  );
  await askForRoles(
    ctx,
    rows.flatMap(({ target: { asked, ...target }, values }) =>
      asked ? [{ ...target, asked, values }] : [],
    ),
  );
  await writeMembers(ctx, rows);
}

/** The role is given when another has approved it. */
const withoutRole = (values: Row["values"]): Row["values"] =>
  Object.fromEntries(Object.entries(values).filter(([column]) => column !== "role"));

async function writeMembers({ tx }: WriteContext, rows: readonly Row[]): Promise<void> {
  const members = rows.flatMap(({ target: { member } }) => member ?? []);
  await copyRows(
    tx,
    staff,
    members
      .filter(({ isNew }) => isNew)
      .map(({ id, staffNumber, departmentId = null }) => ({ id, staffNumber, departmentId })),
  );
  await updateMany(
    tx,
    staff,
    "id",
    members.filter(({ isNew }) => !isNew).map(({ id, departmentId }) => ({ id, departmentId })),
  );
  const joined = rows.flatMap(({ target: { userId, account, joins: staffId } }) =>
    staffId === undefined ? [] : [{ userId, staffId, isNew: !account?.staffId }],
  );
  const plain = (some: typeof joined) => some.map(({ userId, staffId }) => ({ userId, staffId }));
  await copyRows(tx, staffAccounts, plain(joined.filter(({ isNew }) => isNew)));
  await updateMany(tx, staffAccounts, "userId", plain(joined.filter(({ isNew }) => !isNew)));
}
