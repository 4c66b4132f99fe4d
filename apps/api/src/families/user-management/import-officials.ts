import {
  importPeopleMessages as words,
  officialColumns,
} from "@polyportal/domain/messages/import-people";
import { furtherRoles } from "@polyportal/domain/user-management/staff-roles";
import {
  email,
  optionalPersonName,
  personName,
  phone,
  requiredText,
} from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { oneTimeTokens } from "../../database/schema/one-time-tokens.ts";
import { approvals } from "../../database/schema/approval.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { userNames } from "../../database/schema/user-name.ts";
import { users } from "../../database/schema/users.ts";
import { importerOf } from "../../import/importer.ts";
import { decidersAmong } from "../../rights/deciders.ts";
import { sql } from "drizzle-orm";
import { planOfficials, type OfficialTarget } from "./plan-officials.ts";
import { writeOfficials } from "./write-officials.ts";

const roles: readonly string[] = furtherRoles;

const role = z.string().check(
  z.toLowerCase(),
  z.refine((text) => roles.includes(text), words.roleUnknown),
);

/** What an import writes of an account, and what goes with it when it is undone. */
export const accountTable = {
  table: users,
  key: users.id,
  secret: [users.passwordHash],
  // Undoing an import is one person's act, and the address of somebody who approves is changed by two.
  keeps: decidersAmong,
  owned: [
    { table: userNames, by: userNames.userId },
    { table: oneTimeTokens, by: oneTimeTokens.userId },
    // A letter that has gone cannot be taken back.
    { table: outboxMessages, by: outboxMessages.about, where: sql`own.sent_at is null` },
  ],
};

/** Accounts of the administration, by their user names. */
export const officialsImporter = importerOf<OfficialTarget>({
  name: "officials",
  claim: "users.enter",
  key: "userName",
  columns: [
    {
      ...officialColumns.userName,
      key: "userName",
      required: true,
      unique: true,
      schema: requiredText("", 40),
    },
    { ...officialColumns.lastname, key: "lastname", required: true, schema: personName() },
    { ...officialColumns.firstname, key: "firstname", required: true, schema: personName() },
    { ...officialColumns.middlename, key: "middlename", schema: optionalPersonName() },
    { ...officialColumns.email, key: "email", required: true, unique: true, schema: email("") },
    { ...officialColumns.mobileNumber, key: "mobileNumber", required: true, schema: phone() },
    { ...officialColumns.role, key: "role", required: true, schema: role },
    { ...officialColumns.departmentCode, key: "departmentCode", schema: requiredText("", 40) },
    {
      ...officialColumns.staffNumber,
      key: "staffNumber",
      unique: true,
      schema: requiredText("", 40),
    },
  ],
  tables: [
    {
      ...accountTable,
      idOf: ({ userId, account, asked }) => (account || !asked ? userId : undefined),
    },
    { table: staff, key: staff.id, idOf: ({ member }) => member?.id },
    {
      table: staffAccounts,
      key: staffAccounts.userId,
      idOf: ({ joins, userId }) => (joins ? userId : undefined),
    },
    {
      table: approvals,
      key: approvals.id,
      idOf: ({ asked }) => asked?.id,
      // Whoever was told of it finds what became of it.
      takenBack: sql`state = 'withdrawn', decided_at = now()`,
    },
  ],
  subject: "user",
  subjectId: ({ userId }) => userId,
  plan: planOfficials,
  write: writeOfficials,
});
