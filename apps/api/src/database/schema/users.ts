import { boolean, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { sql, type AnyColumn } from "drizzle-orm";
import { uniqueIndex } from "drizzle-orm/pg-core";
import { wordsOf } from "./words.ts";
import { instant } from "./columns.ts";

/** What a person is found by: names, user name, numbers, addresses. */
const searchedOfUser = (
  table: Record<
    "lastname" | "firstname" | "middlename" | "userName" | "numbers" | "email" | "mobileNumber",
    AnyColumn
  >,
) =>
  wordsOf(
    table.lastname,
    table.firstname,
    table.middlename,
    table.userName,
    table.numbers,
    table.email,
    table.mobileNumber,
  );

/** Everyone who may sign in, and those whose type may not (alumni). */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    userName: text().notNull(),
    /** The other names of the account, withdrawn ones too, for searches: triggers keep it (`user_names`). */
    numbers: text().notNull().default(""),
    passwordHash: text().notNull(),
    /** student, lecturer, official; any other is refused at sign-in. */
    userType: text().notNull(),
    /** One of the roles of `domain/authentication/roles`. */
    role: text().notNull(),
    lastname: text().notNull(),
    firstname: text().notNull(),
    middlename: text().notNull().default(""),
    email: text(),
    mobileNumber: text(),
    /** Of a student the date of birth of the record, which a trigger copies: a sign-in tells it. */
    birthday: date({ mode: "string" }),
    studentTypeId: integer(),
    /** False until the first login has confirmed an e-mail address and password. */
    oldUser: boolean().notNull().default(false),
    twoFactor: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** The seed gave it the demo password, which everybody knows; cleared with the first other one. */
    demoPassword: boolean().notNull().default(false),
    /** When the person was last signed in, to the minute: a job writes it. */
    lastSeenAt: instant(),
    /** Counts the edits of the account, so that one of two at once is refused. */
    revision: integer().notNull().default(1),
    /** When the address, password link or second factor was last changed: for a day it decides nothing. */
    accountChangedAt: instant(),
    /** Who did so within that day; nobody where the owner did. */
    accountChangedBy: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the person last rated the portal; the prompt asks once in three months. */
    lastRatedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("users_user_name_key").on(sql`lower(${table.userName})`),
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    index("users_user_type_idx").on(sql`lower(${table.userType})`),
    // The orders of the list of users.
    index("users_by_name").on(table.lastname, table.firstname, table.middlename, table.id),
    // Most have never signed in: among these the id alone says the order, the same way round.
    index("users_by_last_seen").on(
      table.lastSeenAt.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index("users_by_role").on(
      table.role,
      table.lastname,
      table.firstname,
      table.middlename,
      table.id,
    ),
    index("users_switched_off")
      .on(table.lastname, table.firstname, table.middlename, table.id)
      .where(sql`not ${table.active}`),
    // Without a list of what is still to be sorted in, whose length makes a walk through all look cheap.
    index("users_search").using("gin", searchedOfUser(table)).with({ fastupdate: false }),
    // What production asks at its start.
    index("users_demo_password")
      .on(table.userName)
      .where(sql`${table.demoPassword}`),
  ],
);

/** The words by which an account is found. */
export const searchedUser = searchedOfUser(users);

/** Student, lecturer or official, as the index has it: accounts of older records may be "Student". */
export const kindOfUser = sql<string>`lower(${users.userType})`;

/** Whose account, or who acts in it. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id);
