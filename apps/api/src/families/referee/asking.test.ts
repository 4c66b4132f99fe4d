import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import { pg } from "@polyportal/domain/programmes/pg";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { daysAfter } from "@polyportal/domain/referee/rules";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { referees } from "../../database/schema/referee.ts";
import type { Machinery } from "../../server/mount.ts";
import { mailsTo } from "../../testing/payer.ts";
import { openNew, save, send } from "../application/testing/applicant.ts";
import { referenceServer } from "./testing/references.ts";
import { refereeRound } from "./write-letters.ts";

const { server, applications, name, named, asked, list, tokensTo, give } = await referenceServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const round = (now: Date) =>
  refereeRound(server as unknown as Machinery, now, new AbortController().signal);

test("a mailbox that wants no more letters gets none, and the applicant names another", async () => {
  const { token, email } = await asked();
  await server.ok("declineRefereeForm", { token, answer: "cannot", neverAgain: true });
  const second = await named();
  await name(
    second.applicant,
    second.rows.map((row, at) => (at === 0 ? { ...row, email } : row)),
  );
  const own = (await list(second.applicant)).find((one) => one.email === email);
  await server.ok("askReferee", { id: own?.id ?? "" }, { as: second.applicant.as });
  expect((await list(second.applicant)).find((one) => one.email === email)).toMatchObject({
    state: "declined",
  });
  expect(await tokensTo(email)).toHaveLength(1);
});

test("never again holds for who asked before: for reminders, the school's and theirs, and for what waits", async () => {
  const { token, email } = await asked();
  const askSame = async () => {
    const { applicant, rows } = await named();
    await name(
      applicant,
      rows.map((row, at) => (at === 0 ? { ...row, email } : row)),
    );
    const own = async () => (await list(applicant)).find((one) => one.email === email);
    const id = (await own())?.id ?? "";
    await server.ok("askReferee", { id }, { as: applicant.as });
    return { applicant, id, own };
  };
  const [impatient, patient, waiting] = [await askSame(), await askSame(), await askSame()];
  // As one that found the mailbox full.
  await server.db.update(referees).set({ sentAt: null }).where(eq(referees.id, waiting.id));
  const before = (await mailsTo(server, email)).length;
  await server.ok("declineRefereeForm", { token, answer: "cannot", neverAgain: true });

  await server.ok("remindReferee", { id: impatient.id }, { as: impatient.applicant.as });
  expect(await server.request("resendRefereeLink", { email })).toMatchObject({ status: 200 });
  await round(daysAfter(new Date(), 6));
  expect(await mailsTo(server, email)).toHaveLength(before);
  for (const { own, applicant } of [impatient, patient, waiting]) {
    expect(await own()).toMatchObject({ state: "declined" });
    const about = await server.db
      .select({ kind: outboxMessages.kind })
      .from(outboxMessages)
      .where(eq(outboxMessages.about, applicant.applicantId));
    expect(about.filter(({ kind }) => kind === "refereeDeclined")).toHaveLength(1);
  }
});

test("a replaced link dies at once, and six are named at most", async () => {
  const { applicant, token, id, rows } = await asked();
  const another = { ...rows[0], email: "another@example.com", fullName: "Eze Ada" };
  const replace = (of: string, row: object, as = applicant.as) =>
    server.request("replaceReferee", { id: of, answers: row as never }, { as });
  expect(await replace(id, { ...another, email: rows[1]?.["email"] })).toMatchObject({
    status: 422,
    fields: { email: "each referee needs an e-mail address of his own" },
  });
  expect(await replace(id, { ...another, email: "abdul+1@example.com" })).toMatchObject({
    fields: { email: "this is your own e-mail address" },
  });
  const stranger = await named();
  expect(await replace(id, another, stranger.applicant.as)).toMatchObject({ status: 404 });
  expect(await replace(id, another)).toMatchObject({ status: 200 });
  expect(await server.request("openRefereeForm", { token })).toMatchObject({
    status: 409,
    message: "This reference is no longer needed",
  });
  // Whom the section holds is whom the application names.
  const held = await server.ok(
    "loadApplication",
    { ...pg.api, rrr: applicant.rrr },
    { as: applicant.as },
  );
  const live = (await list(applicant)).filter(({ state }) => state !== "replaced");
  expect(
    refereesIn(held.answers)
      .map((row) => row["email"] ?? "")
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(live.map(({ email }) => email).toSorted((one, other) => one.localeCompare(other)));
  // Two and the four that may follow.
  for (let more = 3; more <= 6; more += 1) {
    const [last] = (await list(applicant)).filter(({ state }) => state === "asked");
    const answer = await replace(last?.id ?? "", { ...another, email: `more${more}@example.com` });
    expect(answer.status, String(more)).toBe(more < 6 ? 200 : 409);
  }
});

test("an applicant reminds twice, and no more than three letters a day go out", async () => {
  const { applicant, id, email } = await asked();
  const remind = () => server.request("remindReferee", { id }, { as: applicant.as });
  expect(await remind()).toMatchObject({ status: 200 });
  expect(await remind()).toMatchObject({ status: 200 });
  expect(await remind()).toMatchObject({ status: 409, code: "referee_action_over" });
  // Links of the first letter and of reminders all work.
  for (const token of await tokensTo(email)) {
    expect(await server.request("openRefereeForm", { token })).toMatchObject({ status: 200 });
  }
  // The letter to the second waits for tomorrow.
  const [, second] = await list(applicant);
  await server.ok("askReferee", { id: second?.id ?? "" }, { as: applicant.as });
  expect(await tokensTo(second?.email ?? "")).toEqual([]);
  await round(daysAfter(new Date(), 1));
  expect(await tokensTo(second?.email ?? "")).toHaveLength(1);
});

/** Seven applicants name one person, and ask. */
async function sevenAsk(email: string): Promise<void> {
  for (let count = 0; count < 7; count += 1) {
    const { applicant, rows } = await named();
    await name(
      applicant,
      rows.map((row, at) => (at === 0 ? { ...row, email } : row)),
    );
    const one = (await list(applicant)).find((each) => each.email === email);
    await server.ok("askReferee", { id: one?.id ?? "" }, { as: applicant.as });
  }
}

test("the sixth request of a day and later ones to one mailbox go in one letter", async () => {
  const email = "asked-by-many@example.com";
  await sevenAsk(email);
  expect(await mailsTo(server, email)).toHaveLength(5);
  await round(new Date(Date.now() + 2 * 3_600_000));
  const mails = await mailsTo(server, email);
  expect(mails.map(({ kind }) => kind).slice(5)).toEqual(["refereeAskedForSeveral"]);
  expect(await tokensTo(email)).toHaveLength(7);
  expect(
    await server.request("openRefereeForm", { token: (await tokensTo(email))[6] ?? "" }),
  ).toMatchObject({ status: 200 });
});

test("who waits behind an applicant about whom no more may go today is asked all the same", async () => {
  const { applicant, id, email } = await asked();
  for (let time = 0; time < 2; time += 1) {
    await server.ok("remindReferee", { id }, { as: applicant.as });
  }
  const other = await named();
  await name(
    other.applicant,
    other.rows.map((row, at) => (at === 0 ? { ...row, email } : row)),
  );
  const own = (await list(other.applicant)).find((one) => one.email === email);
  await server.db.update(referees).set({ sentAt: null }).where(eq(referees.id, id));
  const waits = { askedAt: new Date() };
  await server.db
    .update(referees)
    .set(waits)
    .where(eq(referees.id, own?.id ?? ""));
  await round(new Date());
  const mails = await mailsTo(server, email);
  expect(mails.map(({ kind }) => kind)).toEqual([
    "refereeAsked",
    "refereeReminded",
    "refereeReminded",
    "refereeAsked",
  ]);
});

test("of many reminders of a day the sixth and later go in one letter, too, and none is lost", async () => {
  const email = "reminded-of-many@example.com";
  await sevenAsk(email);
  await round(new Date(Date.now() + 2 * 3_600_000));
  expect(await tokensTo(email)).toHaveLength(7);
  const before = (await mailsTo(server, email)).length;
  await round(daysAfter(new Date(), 6));
  await round(new Date(daysAfter(new Date(), 6).getTime() + 3_600_000));
  const kinds = (await mailsTo(server, email)).slice(before).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([
    "refereeAskedForSeveral",
    ...Array<string>(5).fill("refereeReminded"),
  ]);
  expect(await tokensTo(email)).toHaveLength(14);
});

test("the school reminds after five days, and after ten tells the applicant to name another", async () => {
  const { applicant, email, id } = await asked();
  await round(daysAfter(new Date(), 4));
  expect(await tokensTo(email)).toHaveLength(1);
  await round(daysAfter(new Date(), 6));
  expect(await tokensTo(email)).toHaveLength(2);
  await round(daysAfter(new Date(), 11));
  await round(daysAfter(new Date(), 12));
  expect(await tokensTo(email)).toHaveLength(2);
  const about = await server.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.about, applicant.applicantId));
  expect(about.filter(({ kind }) => kind === "refereeSilent")).toHaveLength(1);
  expect(await server.db.$count(referees, eq(referees.id, id))).toBe(1);
});

test("sending asks everybody who was not asked, and waits for none", async () => {
  const { applicant, rows } = await named();
  for (const id of ["form:other-information", "documents"] as const) {
    await save(applications, applicant, id);
  }
  expect(await send(applications, applicant)).toMatchObject({ status: 200 });
  expect((await list(applicant)).map(({ state }) => state)).toEqual(["asked", "asked"]);
  const [token = ""] = await tokensTo(rows[0]?.["email"] ?? "");
  await give(token);
  const slip = await server.ok(
    "getApplicationSlip",
    { ...pg.api, rrr: applicant.rrr },
    { as: applicant.as },
  );
  expect(slip.references.map(({ givenAt }) => givenAt !== null)).toEqual([true, false]);
  // Once the programme is over nobody waits for the other.
  await server.db
    .update(applicationTypes)
    .set({ closesAt: daysAfter(new Date(), -15) })
    .where(eq(applicationTypes.slug, "pg"));
  const [late = ""] = await tokensTo(rows[1]?.["email"] ?? "");
  expect(await give(late)).toMatchObject({ status: 409, code: "reference_not_needed" });
  // Nor is a letter that waited for its day sent any more.
  const mailbox = rows[1]?.["email"] ?? "";
  await server.db.update(referees).set({ sentAt: null }).where(eq(referees.mailbox, mailbox));
  await round(daysAfter(new Date(), 1));
  expect(await tokensTo(mailbox)).toHaveLength(1);
  await server.db
    .update(applicationTypes)
    .set({ closesAt: null })
    .where(eq(applicationTypes.slug, "pg"));
});

test("another's referee is none, and what was asked is not asked again", async () => {
  const [one, other] = [await asked(), await named()];
  for (const name of ["askReferee", "remindReferee"] as const) {
    const answer = await server.request(name, { id: one.id }, { as: other.applicant.as });
    expect(answer, name).toMatchObject({ status: 404 });
  }
  // Nor one of an application of another programme, which names nobody.
  const hnd = (await openNew(applications, definitionOf("hnd"))).as;
  expect((await server.ok("listReferees", {}, { as: hnd })).referees).toEqual([]);
  for (const answer of [
    server.request("askReferee", { id: one.id }, { as: hnd }),
    server.request("remindReferee", { id: one.id }, { as: hnd }),
    server.request("replaceReferee", { id: one.id, answers: {} }, { as: hnd }),
    server.request(
      "saveReferees",
      { ...pg.api, applicantId: one.applicant.applicantId },
      { as: hnd },
    ),
  ]) {
    expect(await answer).toMatchObject({ status: 404 });
  }
  const again = await server.request("askReferee", { id: one.id }, { as: one.applicant.as });
  expect(again).toMatchObject({ status: 409, code: "referee_action_over" });
});
