import { fullName } from "@polyportal/domain/format/name";
import { pastedApplicantWords as words } from "@polyportal/domain/messages/pasted-applicant";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { kindOfUser } from "../../database/schema/users.ts";
import type { Resolver } from "../../import/resolver.ts";

/** Everybody with an account, as the list of users has them: by what names a member of staff or a student. */
export const usersResolver: Resolver = {
  kind: "users",
  claim: "users.see",
  find: (db, texts) => found(db, texts, sql`true`, [ofStaff, ...ofStudents]),
  whatElse: applicants,
};

/** Students, by any of their numbers, JAMB number, user name, RRR, e-mail or phone. */
export const studentsResolver: Resolver = {
  kind: "students",
  claim: "students.see",
  find: (db, texts) => found(db, texts, sql`${kindOfUser} = 'student'`, ofStudents),
  whatElse: applicants,
};

/** Students by their own or JAMB numbers, for whoever gives them something and sees no accounts. */
export const numbersResolver: Resolver = {
  kind: "numbers",
  claim: "courses.enter",
  find: (db, texts) => foundBy(db, texts, byNumber),
};

const ofStaff = sql`join staff on lower(staff.staff_number) = given.text
  join staff_accounts on staff_accounts.staff_id = staff.id
  join users on users.id = staff_accounts.user_id`;

const byNumber = [
  // A number that is the user name, too, and one that was withdrawn.
  sql`join user_names on user_names.name = given.text
    join students on students.id = user_names.user_id and (user_names.kind in ('matric', 'admission')
      or user_names.name in (lower(students.matric_number), lower(students.admission_number)))
    join users on users.id = students.id`,
  sql`join students on lower(students.jamb_number) = given.text
    join users on users.id = students.id`,
];

const byApplication = sql`join applications on applications.application_number = upper(given.text)`;
const byApplicationRrr = sql`join applications on applications.rrr = given.text`;
/** Whoever has got the application's offer. */
const offered = sql`join admission_offers on admission_offers.application_id = applications.id
  join users on users.id = admission_offers.student_id`;
/** Whoever was admitted with the application's JAMB number. */
const admitted = sql`join students on lower(students.jamb_number) = lower(applications.jamb_number)
  join users on users.id = students.id`;

const ofStudents = [
  ...byNumber,
  sql`join invoices on invoices.rrr = given.text
    join users on users.id = invoices.student_id`,
  sql`${byApplication} ${admitted}`,
  sql`${byApplicationRrr} ${admitted}`,
  sql`${byApplication} ${offered}`,
  sql`${byApplicationRrr} ${offered}`,
];

/** Application numbers and payment references of people who have no account. */
async function applicants(db: Reader, texts: readonly string[]) {
  const { rows } = await db.execute<{
    text: string;
    number: string | null;
    kind: "application" | "applicationRrr" | "applicantRrr" | "sundryRrr";
  }>(sql`with given as (select unnest(${sql.param([...texts])}::text[]) as text)
    select given.text, application_number as number, 'application' as kind
    from given join applications on application_number = upper(given.text)
    union all
    select given.text, application_number, case
      when applications.id is not null then 'applicationRrr'
      when invoices.purpose = 'application' then 'applicantRrr' else 'sundryRrr' end
    from given join invoices on invoices.rrr = given.text and invoices.student_id is null
    left join applications on applications.rrr = given.text`);
  return rows.map(({ text, kind, number }) => {
    const what = words[kind];
    return { text, what: typeof what === "string" ? what : what(number ?? "") };
  });
}

/** Phones are kept as they were typed: with a nought, or with the country's code. */
const ofEverybody = [
  sql`join user_names on user_names.name = given.text join users on users.id = user_names.user_id`,
  sql`join users on lower(users.email) = given.text`,
  sql`join users on users.mobile_number = given.text`,
  sql`join users on given.text like '+234%' and users.mobile_number = '0' || substr(given.text, 5)`,
];

const found = (db: Reader, texts: readonly string[], who: SQL, joins: readonly SQL[]) =>
  foundBy(db, texts, [...ofEverybody, ...joins], who);

async function foundBy(
  db: Reader,
  texts: readonly string[],
  joins: readonly SQL[],
  who: SQL = sql`true`,
) {
  const ways = joins.map(
    (
      join,
    ) => sql`select given.text, users.id, users.lastname, users.firstname, users.middlename, users.user_name
      from given ${join} where ${who}`,
  );
  const { rows } = await db.execute<{
    text: string;
    id: string;
    lastname: string;
    firstname: string;
    middlename: string;
    user_name: string;
  }>(sql`with given as (select unnest(${sql.param([...texts])}::text[]) as text)
    ${sql.join(ways, sql` union `)}`);
  return rows.map((row) => ({
    text: row.text,
    id: row.id,
    label: `${fullName(row)} (${row.user_name})`,
  }));
}
