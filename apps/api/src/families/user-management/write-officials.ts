import { userTypeOf, type Role } from "@polyportal/domain/authentication/roles";
import { copyRows } from "../../database/copy-rows.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { updateMany } from "../../database/update-many.ts";
import type { RowToWrite, WriteContext } from "../../import/importer.ts";
import { addressChangedLetter } from "./letters.ts";
import { mailSetUp } from "./mail-set-up.ts";
import type { OfficialTarget } from "./plan-officials.ts";

type Row = RowToWrite<OfficialTarget>;

/** Makes and changes accounts of officials, by a few statements for all of them. */
export async function writeOfficials(ctx: WriteContext, rows: readonly Row[]): Promise<void> {
  const { tx, services, unknownPassword } = ctx;
  const fresh = rows.filter(({ verdict }) => verdict === "New");
  if (fresh.length > 0) {
    const passwordHash = await unknownPassword();
    const people = fresh.map(({ target, values }) => personOf(target.userId, values));
    await copyRows(
      tx,
      users,
      people.map((person) => ({ ...person, passwordHash })),
    );
    await mailSetUp(ctx, people);
  }
  const known = rows.flatMap(({ target, values }) => {
    const { account } = target;
    return account ? [{ account: account.person, values }] : [];
  });
  await updateMany(
    tx,
    users,
    "id",
    known.map(
      ({ account, values: { lastname, firstname, middlename, email, mobileNumber, role } }) => ({
        ...filled({ lastname, firstname, middlename, email, mobileNumber, role }),
        id: account.id,
        revision: account.revision + 1,
      }),
    ),
  );
  await services.outbox.mails(
    tx,
    known.flatMap(({ account, values: { email = "" } }) =>
      account.email && account.email !== email
        ? [{ to: account.email, ...addressChangedLetter(services.config, account, email) }]
        : [],
    ),
  );
  await writeMembers(ctx, rows);
}

/** Without what the sheet leaves as it stands. */
const filled = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const personOf = (
  id: string,
  {
    userName = "",
    role = "",
    lastname = "",
    firstname = "",
    middlename = "",
    ...rest
  }: Row["values"],
) => ({
  id,
  userName,
  userType: userTypeOf(role as Role),
  role,
  lastname,
  firstname,
  middlename,
  email: rest["email"] ?? "",
  mobileNumber: rest["mobileNumber"] ?? "",
});

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
