import { userTypeOf, type Role } from "@polyportal/domain/authentication/roles";
import { copyRows } from "../../database/copy-rows.ts";
import { users } from "../../database/schema/users.ts";
import { updateMany } from "../../database/update-many.ts";
import type { ImportRow, WriteContext } from "../../import/importer.ts";
import { noteAccountsChanged } from "../authentication/account-changed.ts";
import { retireTokens } from "../authentication/one-time-tokens.ts";
import { addressChangedLetter } from "../authentication/address-changed.ts";
import { mailSetUp } from "./mail-set-up.ts";

type Values = ImportRow["values"];
type Person = typeof users.$inferSelect;

const told = ["lastname", "firstname", "middlename", "email", "mobileNumber", "role"] as const;

/** What a sheet says of an account; what it leaves empty stays as it stands. */
const saidOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    told.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );

/** Makes accounts, and mails each the link by which its owner chooses a password. */
export async function makeAccounts(
  ctx: WriteContext,
  accounts: readonly {
    readonly id: string;
    readonly userName: string;
    readonly role: Role;
    readonly values: Values;
  }[],
): Promise<void> {
  if (accounts.length === 0) return;
  const passwordHash = await ctx.unknownPassword();
  const people = accounts.map(({ id, userName, role, values }) => ({
    id,
    userName,
    role,
    userType: userTypeOf(role),
    passwordHash,
    lastname: values["lastname"] ?? "",
    firstname: values["firstname"] ?? "",
    middlename: values["middlename"] ?? "",
    email: values["email"] ?? "",
    mobileNumber: values["mobileNumber"] ?? "",
  }));
  await copyRows(ctx.tx, users, people);
  await mailSetUp(ctx, people);
}

/** Changes accounts; an e-mail address that is replaced is told. */
export async function changeAccounts(
  { tx, now, services, caller }: WriteContext,
  accounts: readonly { readonly person: Person; readonly values: Values }[],
): Promise<void> {
  const changed = accounts.filter(({ person, values }) =>
    Object.entries(saidOf(values)).some(([field, said]) => person[field as keyof Person] !== said),
  );
  await updateMany(
    tx,
    users,
    "id",
    changed.map(({ person: { id, revision }, values }) => ({
      ...saidOf(values),
      id,
      revision: revision + 1,
    })),
  );
  const moved = changed.flatMap(({ person, values: { email } }) =>
    email !== undefined && person.email !== email ? [{ person, email, by: caller }] : [],
  );
  const movedIds = moved.map(({ person }) => person.id);
  await retireTokens(tx, movedIds, now);
  if (movedIds.length > 0) await noteAccountsChanged(tx, movedIds, caller);
  await services.outbox.mails(
    tx,
    moved.flatMap((change) =>
      change.person.email
        ? [{ to: change.person.email, ...addressChangedLetter(services.config, change) }]
        : [],
    ),
  );
}
