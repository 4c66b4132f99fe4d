import { contract } from "@polyportal/api-client/contract/contract";
import { sampleOfEach } from "@polyportal/domain/application/fields/sample";
import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import { pg } from "@polyportal/domain/programmes/pg";
import { ratedPoints } from "@polyportal/domain/referee/form";
import { daysAfter } from "@polyportal/domain/referee/rules";
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { refereeAnswers, refereeLetters, refereeLinks, referees } from "../../database/schema/referee.ts";
import type { Machinery } from "../../server/mount.ts";
import { actionsOn, mailsTo } from "../../testing/payer.ts";
import { testServer, type CallOptions } from "../../testing/test-server.ts";
import {
  applicantAt,
  save,
  send,
  type Applicant,
  type ApplicationServer,
} from "../application/testing/applicant.ts";
import { jpeg, pdf } from "../application/testing/pictures.ts";
import { refereeRound } from "./write-letters.ts";

const server = await testServer({ config: { applicantCode: "never" } });
const applications = server as unknown as ApplicationServer;
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

let people = 0;

/** The two referees of a PGD, whom nobody has named before. */
function rowsOf() {
  const answers = sampleOfEach(pg)["referees"] ?? {};
  return refereesIn(answers).map((row) => {
    people += 1;
    return { ...row, email: `referee${people}@example.com` };
  });
}

/** Somebody whose form is filled in up to the referees, and who has named two. */
async function named() {
  const applicant = await applicantAt(applications, pg, "referees");
  const rows = rowsOf();
  const answers = { referees: rows, neverRead: "yes" };
  expect(await save(applications, applicant, "referees", { answers })).toMatchObject({
    status: 200,
  });
  return { applicant, rows, answers };
}

const list = async ({ as }: Applicant) => (await server.ok("listReferees", {}, { as })).referees;

/** The secrets of the links that went to an address, oldest first. */
async function tokensTo(email: string): Promise<string[]> {
  const mails = await mailsTo(server, email);
  return mails.flatMap(({ body }) =>
    [...body.matchAll(/\/pg_referee_form#(\S+)/g)].map(([, token = ""]) => token),
  );
}

/** Asks the first of two referees; answers the secret of the link. */
async function asked() {
  const { applicant, rows, answers } = await named();
  const [first] = await list(applicant);
  const id = first?.id ?? "";
  await server.ok("askReferee", { id }, { as: applicant.as });
  const email = rows[0]?.["email"] ?? "";
  const [token = ""] = await tokensTo(email);
  return { applicant, rows, answers, id, email, token };
}

const secret = "He plagiarised half of the laboratory report, and I would not let him near another.";

const reference = (changes: object = {}) => ({
  title: "Dr",
  fullName: "Okonkwo Ngọzi",
  institution: "University of Ìbàdàn",
  position: "Reader",
  phone: "08032345670",
  relationship: "Lecturer",
  yearsKnown: "4",
  ratings: Object.fromEntries(ratedPoints.map((point) => [point, "good"])),
  rank: "top-25",
  recommendation: "reservations",
  statement: `${secret} ${"More of that. ".repeat(5)}`,
  declaration: true,
  ...changes,
});

const give = (token: string, changes: object = {}, files: object = {}, options?: CallOptions) =>
  server.request(
    "submitRefereeForm",
    { token, reference: JSON.stringify(reference(changes)), ...files },
    options,
  );

const round = (now: Date) =>
  refereeRound(server as unknown as Machinery, now, new AbortController().signal);

test("a referee is asked, opens the link as often as it takes, and answers once", async () => {
  const { applicant, token, id, email } = await asked();
  expect(token).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  // Neither the database nor the record of changes holds what opens it.
  const links = await server.db.select().from(refereeLinks).where(eq(refereeLinks.refereeId, id));
  expect(JSON.stringify(links)).not.toContain(token.split(".")[0]);

  for (let scan = 0; scan < 3; scan += 1) {
    const view = await server.ok("openRefereeForm", { token });
    expect(view).toMatchObject({
      relationship: "Lecturer",
      applicant: { award: "Postgraduate Diploma", department: "Computer Science" },
      givenAt: null,
    });
    // Of the applicant no contact, no birth, no results; of other referees nothing.
    expect(JSON.stringify({ ...view, applicant: { ...view.applicant, photo: "" } })).not.toMatch(
      /@|\+234|0803|Grammar|CGPA/,
    );
  }
  expect((await list(applicant))[0]).toMatchObject({ state: "opened" });

  expect(await give(token, {}, { letter: pdf(), letter2: jpeg() })).toMatchObject({ status: 200 });
  expect((await list(applicant))[0]).toMatchObject({
    state: "given",
    reminders: 0,
    mayReplace: false,
  });
  expect(await give(token)).toMatchObject({ status: 409, code: "reference_given" });
  expect(await server.ok("openRefereeForm", { token })).toMatchObject({
    givenAt: expect.any(String),
  });
  const [kept] = await server.db.select().from(refereeAnswers).where(eq(refereeAnswers.refereeId, id));
  expect(kept).toMatchObject({ answer: { recommendation: "reservations" }, soon: true });
  // A PDF is the whole letter.
  expect(await server.db.$count(refereeLetters, eq(refereeLetters.refereeId, id))).toBe(1);
  const mails = await mailsTo(server, email);
  expect(mails.map(({ kind }) => kind)).toEqual(["refereeAsked", "referenceGiven"]);
  expect(JSON.stringify(mails)).not.toContain("plagiarised");
  const actions = await actionsOn(server, applicant.applicantId);
  expect(actions.filter((one) => one.endsWith("Reference"))).toEqual([
    "openReference",
    "openReference",
    "openReference",
    "giveReference",
  ]);
});

test("no call of an applicant tells what a referee wrote", async () => {
  const { applicant, token } = await asked();
  await give(token);
  for (const id of ["form:other-information", "documents"] as const) {
    await save(applications, applicant, id);
  }
  await send(applications, applicant);
  const own = { ...pg.api, rrr: applicant.rrr, applicantId: applicant.applicantId };
  const [referee] = await list(applicant);
  const calls = Object.entries(contract).filter(([, { audience }]) =>
    (audience as readonly string[]).includes("applicant"),
  );
  expect(calls.length).toBeGreaterThan(20);
  for (const [name] of calls) {
    const input = {
      ...own,
      id: referee?.id ?? uuid(),
      fileId: uuid(),
      form: "education",
      call: "basic-information",
    };
    const answer = await server.request(name as "listReferees", input as never, {
      as: applicant.as,
    });
    const told = JSON.stringify(answer);
    expect(told, name).not.toContain("plagiarised");
    expect(told, name).not.toContain("reservations");
  }
});

test("what is missing or wrong is told at its field, markup with it", async () => {
  const { token } = await asked();
  const bad = {
    yearsKnown: "61",
    ratings: {},
    statement: "too short",
    recommendation: "",
    declaration: false,
  };
  expect(await give(token, bad)).toMatchObject({
    status: 422,
    fields: {
      yearsKnown: "please enter how many years",
      "ratings.english": "please rate every point",
      statement: "please write at least 100 characters",
      recommendation: "please choose your recommendation",
      declaration: "Tick the checkbox to continue",
    },
  });
  const markup = `<img src=x onerror=alert(1)> ${"word ".repeat(40)}`;
  expect(await give(token, { statement: markup })).toMatchObject({
    fields: { statement: "please write plain text, without HTML" },
  });
  // A sum is no markup: who exports it escapes it.
  expect(await give(token, { statement: `=1+1 ${"word ".repeat(40)}` })).toMatchObject({
    status: 200,
  });
});

test("a guess, a changed signature and another's secret open nothing, and are counted", async () => {
  const [one, other] = [await asked(), await asked()];
  const [mine = ""] = one.token.split(".");
  const [, signature = ""] = other.token.split(".");
  for (const token of ["", "guess.guess", `${mine}.${signature}`, mine]) {
    const answer = await server.request("openRefereeForm", { token });
    expect(answer, token).toMatchObject({ status: 400, code: "link_expired" });
  }
  const tries = Array.from({ length: 11 }, () =>
    server.request("openRefereeForm", { token: `${mine}.${signature}` }),
  );
  expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
});

test("an expired link says so, and a new one goes to the same address", async () => {
  const { token, id, email } = await asked();
  const gone = daysAfter(new Date(), -1);
  const link = (await server.db.select().from(refereeLinks).where(eq(refereeLinks.refereeId, id)))[0];
  expect(link?.expiresAt.getTime()).toBeGreaterThan(Date.now());
  // Another end than the signed one makes another link: it opens nothing at all.
  await server.db.update(refereeLinks).set({ expiresAt: gone }).where(eq(refereeLinks.refereeId, id));
  expect(await server.request("openRefereeForm", { token })).toMatchObject({
    code: "link_expired",
  });
  const told = "if requests stand under this address, their links have been sent to it";
  for (const asking of [{ email: email.toUpperCase() }, { email: "nobody@example.com" }]) {
    const answer = await server.request("resendRefereeLink", asking);
    expect(answer).toMatchObject({ status: 200, message: told });
  }
  const [, anew = ""] = await tokensTo(email);
  expect(await server.request("openRefereeForm", { token: anew })).toMatchObject({ status: 200 });
  expect(await mailsTo(server, "nobody@example.com")).toEqual([]);
});

test("a refusal is told to the applicant, and taken back within seven days", async () => {
  const { applicant, token, id } = await asked();
  const decline = (answer: "cannot" | "unknown" | "undo") =>
    server.request("declineRefereeForm", { token, answer, neverAgain: answer === "cannot" });
  expect(await decline("cannot")).toMatchObject({
    status: 200,
    data: { declinedAt: expect.any(String), undoUntil: expect.any(String) },
  });
  expect((await list(applicant))[0]).toMatchObject({ state: "declined", mayReplace: true });
  expect(await decline("unknown")).toMatchObject({ code: "referee_action_over" });
  expect(await give(token)).toMatchObject({ code: "reference_not_needed" });
  expect(await decline("undo")).toMatchObject({ status: 200, data: { declinedAt: null } });
  expect(await decline("unknown")).toMatchObject({ status: 200 });
  await server.db
    .update(referees)
    .set({ declinedAt: daysAfter(new Date(), -7) })
    .where(eq(referees.id, id));
  expect(await decline("undo")).toMatchObject({ status: 409, code: "referee_action_over" });
  const kinds = await server.db
    .select({ kind: outboxMessages.kind })
    .from(outboxMessages)
    .where(eq(outboxMessages.about, applicant.applicantId));
  expect(kinds.filter(({ kind }) => kind === "refereeDeclined")).toHaveLength(2);
});

test("a mailbox that wants no more letters gets none, and the applicant names another", async () => {
  const { token, email } = await asked();
  await server.ok("declineRefereeForm", { token, answer: "cannot", neverAgain: true });
  const second = await named();
  const rows = second.rows.map((row, at) => (at === 0 ? { ...row, email } : row));
  const answers = { ...second.answers, referees: rows };
  await save(applications, second.applicant, "referees", { answers });
  const own = (await list(second.applicant)).find((one) => one.email === email);
  await server.ok("askReferee", { id: own?.id ?? "" }, { as: second.applicant.as });
  expect((await list(second.applicant)).find((one) => one.email === email)).toMatchObject({
    state: "declined",
  });
  expect(await tokensTo(email)).toHaveLength(1);
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
  expect(refereesIn(held.answers).map((row) => row["email"]).toSorted()).toEqual(
    live.map(({ email }) => email).toSorted(),
  );
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

test("the sixth request of a day and later ones to one mailbox go in one letter", async () => {
  const email = "asked-by-many@example.com";
  for (let count = 0; count < 7; count += 1) {
    const { applicant, rows, answers } = await named();
    const own = rows.map((row, at) => (at === 0 ? { ...row, email } : row));
    await save(applications, applicant, "referees", { answers: { ...answers, referees: own } });
    const one = (await list(applicant)).find((each) => each.email === email);
    await server.ok("askReferee", { id: one?.id ?? "" }, { as: applicant.as });
  }
  expect(await mailsTo(server, email)).toHaveLength(5);
  await round(new Date(Date.now() + 2 * 3_600_000));
  const mails = await mailsTo(server, email);
  expect(mails.map(({ kind }) => kind).slice(5)).toEqual(["refereeAskedForSeveral"]);
  expect(await tokensTo(email)).toHaveLength(7);
  expect(await server.request("openRefereeForm", { token: (await tokensTo(email))[6] ?? "" })).toMatchObject({ status: 200 });
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
  const again = await server.request("askReferee", { id: one.id }, { as: one.applicant.as });
  expect(again).toMatchObject({ status: 409, code: "referee_action_over" });
});
