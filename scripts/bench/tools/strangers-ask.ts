/** What strangers ask of each page before sign-in, by what the demo school has on record. */
import type pg from "pg";
import type { EndpointName } from "../../../packages/api-client/src/contract/contract.ts";
import { demoGraduate } from "../../../apps/api/src/database/seed/demo/transcripts.ts";

export type Asked = Readonly<Record<string, string>>;

/**
 * One call, asked for something that there is not (`unknown`), for something on record with a wrong detail
 * (`wrong`), and where the answer is the same for all, rightly (`known`).
 */
export type Question = {
  readonly endpoint: EndpointName;
  readonly asked: Readonly<Record<string, Asked>> & { readonly unknown: Asked };
  /** What has to be there beforehand, each time. */
  readonly before?: string;
};

const noRrr = "999999999999";
const noPhone = "+2348099999999";
const noNumber = "ND/XYZ/99/9999";
const noEmail = "nobody@nowhere.example";

export async function questionsOf(client: pg.Client): Promise<Question[]> {
  const one = async (sql: string): Promise<string> => {
    const { rows } = await client.query<{ found: string }>(sql);
    if (!rows[0]) throw new Error(`The demo school has nothing for: ${sql}`);
    return rows[0].found;
  };
  const paid = (purpose: string) =>
    one(
      `select rrr as found from invoices where purpose = '${purpose}' and state = 'paid' limit 1`,
    );
  const sundry = await paid("sundry");
  const acceptance = await paid("acceptance");
  const form = await one("select rrr as found from applications where deleted_at is null limit 1");
  const jamb = await one("select jamb_number as found from jamb_candidates limit 1");
  const person = "from users where user_type = 'student' and email is not null limit 1";
  const email = await one(`select email as found ${person}`);
  const userName = await one(`select user_name as found ${person}`);
  const referee = await one(
    `select email as found from referees where asked_at is not null and given_at is null
       and declined_at is null and replaced_at is null limit 1`,
  );
  const { email: _, ...graduate } = demoGraduate;
  const { matricNumber } = graduate;
  const stranger = { ...graduate, matricNumber: noNumber };
  const misnamed = { ...graduate, surname: "Somebody" };
  const card = { email: noEmail };
  const code = "000000";
  const password = "Wrong-Pass-1";
  return [
    ofBoth("getOwnApplicationStatus", { code: "00000000" }, "rrr", [noRrr, sundry]),
    ofBoth("openForReprint", { surname: "Somebody" }, "rrr", [noRrr, form]),
    ofBoth("getFeeReceipt", { mobileNumber: noPhone }, "rrr", [noRrr, form]),
    ofBoth("findSundryReceipt", { payer: noPhone }, "rrr", [noRrr, sundry]),
    ofBoth("getClearanceForm", { dateOfBirth: "1990-01-01" }, "rrr", [noRrr, acceptance]),
    ofBoth("getPutmeSlip", { mobileNumber: noPhone }, "jambNumber", ["202699999999ZZ", jamb]),
    ofBoth("getPaymentHistory", { code }, "number", [noNumber, matricNumber]),
    ofBoth("login", { password }, "userName", [noNumber, userName]),
    {
      ...ofBoth("verifyGraduateCode", { code }, "matricNumber", [noNumber, matricNumber]),
      before: `insert into graduate_codes (student_id, issued_at, expires_at)
        select id, now(), now() + interval '10 minutes' from students
        where matric_number = '${matricNumber}'`,
    },
    answered("requestHistoryCode", "number", [noNumber, matricNumber]),
    answered("sendResetPasswordMail", "email", [noEmail, email]),
    answered("verifyUser", "regNumber", [noNumber, userName]),
    answered("resendRefereeLink", "email", [noEmail, referee]),
    {
      endpoint: "identifyGraduate",
      asked: { unknown: stranger, wrong: misnamed, known: graduate },
    },
    {
      endpoint: "sendIdentityCard",
      asked: {
        unknown: { ...stranger, ...card },
        wrong: { ...misnamed, ...card },
        known: { ...graduate, ...card },
      },
    },
  ];
}

type Values = readonly [unknown: string, onRecord: string];

/** A number that there is not and one on record, both with a wrong detail. */
const ofBoth = (
  endpoint: EndpointName,
  wrong: Asked,
  field: string,
  [unknown, onRecord]: Values,
): Question => ({
  endpoint,
  asked: { unknown: { [field]: unknown, ...wrong }, wrong: { [field]: onRecord, ...wrong } },
});

/** What is answered alike whether it is on record or not. */
const answered = (endpoint: EndpointName, field: string, [unknown, known]: Values): Question => ({
  endpoint,
  asked: { unknown: { [field]: unknown }, known: { [field]: known } },
});
