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
  const sundry = await one(
    "select rrr as found from invoices where purpose = 'sundry' and state = 'paid' limit 1",
  );
  const acceptance = await one(
    "select rrr as found from invoices where purpose = 'acceptance' and state = 'paid' limit 1",
  );
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
  return [
    {
      endpoint: "getOwnApplicationStatus",
      asked: {
        unknown: { rrr: noRrr, code: "00000000" },
        wrong: { rrr: sundry, code: "00000000" },
      },
    },
    {
      endpoint: "openForReprint",
      asked: {
        unknown: { rrr: noRrr, surname: "Somebody" },
        wrong: { rrr: form, surname: "Somebody" },
      },
    },
    {
      endpoint: "getFeeReceipt",
      asked: {
        unknown: { rrr: noRrr, mobileNumber: noPhone },
        wrong: { rrr: form, mobileNumber: noPhone },
      },
    },
    {
      endpoint: "findSundryReceipt",
      asked: { unknown: { rrr: noRrr, payer: noPhone }, wrong: { rrr: sundry, payer: noPhone } },
    },
    {
      endpoint: "getClearanceForm",
      asked: {
        unknown: { rrr: noRrr, dateOfBirth: "1990-01-01" },
        wrong: { rrr: acceptance, dateOfBirth: "1990-01-01" },
      },
    },
    {
      endpoint: "getPutmeSlip",
      asked: {
        unknown: { jambNumber: "202699999999ZZ", mobileNumber: noPhone },
        wrong: { jambNumber: jamb, mobileNumber: noPhone },
      },
    },
    {
      endpoint: "requestHistoryCode",
      asked: { unknown: { number: noNumber }, known: { number: matricNumber } },
    },
    {
      endpoint: "getPaymentHistory",
      asked: {
        unknown: { number: noNumber, code: "000000" },
        wrong: { number: matricNumber, code: "000000" },
      },
    },
    {
      endpoint: "identifyGraduate",
      asked: { unknown: stranger, wrong: misnamed, known: graduate },
    },
    {
      endpoint: "verifyGraduateCode",
      asked: {
        unknown: { matricNumber: noNumber, code: "000000" },
        wrong: { matricNumber, code: "000000" },
      },
      before: `insert into graduate_codes (student_id, issued_at, expires_at)
        select id, now(), now() + interval '10 minutes' from students
        where matric_number = '${matricNumber}'`,
    },
    {
      endpoint: "sendIdentityCard",
      asked: {
        unknown: { ...stranger, ...card },
        wrong: { ...misnamed, ...card },
        known: { ...graduate, ...card },
      },
    },
    {
      endpoint: "sendResetPasswordMail",
      asked: { unknown: { email: noEmail }, known: { email } },
    },
    {
      endpoint: "verifyUser",
      asked: { unknown: { regNumber: noNumber }, known: { regNumber: userName } },
    },
    {
      endpoint: "resendRefereeLink",
      asked: { unknown: { email: noEmail }, known: { email: referee } },
    },
    {
      endpoint: "login",
      asked: {
        unknown: { userName: noNumber, password: "Wrong-Pass-1" },
        wrong: { userName, password: "Wrong-Pass-1" },
      },
    },
  ];
}
