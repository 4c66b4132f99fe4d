import { daysAfter } from "@polyportal/domain/referee/rules";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import {
  refereeAnswers,
  refereeLetters,
  refereeLinks,
  referees,
} from "../../database/schema/referee.ts";
import { actionsOn, mailsTo } from "../../testing/payer.ts";
import { jpeg, pdf } from "../application/testing/pictures.ts";
import { makeLink } from "./link.ts";
import { referenceServer, secretWord } from "./testing/references.ts";

const { server, asked, list, tokensTo, give } = await referenceServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

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
  const [kept] = await server.db
    .select()
    .from(refereeAnswers)
    .where(eq(refereeAnswers.refereeId, id));
  expect(kept).toMatchObject({ answer: { recommendation: "reservations" }, soon: true });
  // A PDF is the whole letter.
  expect(await server.db.$count(refereeLetters, eq(refereeLetters.refereeId, id))).toBe(1);
  const mails = await mailsTo(server, email);
  expect(mails.map(({ kind }) => kind)).toEqual(["refereeAsked", "referenceGiven"]);
  expect(JSON.stringify(mails)).not.toContain(secretWord);
  const actions = await actionsOn(server, applicant.applicantId);
  expect(actions.filter((one) => one.endsWith("Reference"))).toEqual([
    "openReference",
    "openReference",
    "openReference",
    "giveReference",
    "openReference",
  ]);
});

test("who answers while a reminder waits for its day has not answered minutes after the letter", async () => {
  const { token, id } = await asked();
  const waits = { sentAt: null, askedAt: daysAfter(new Date(), -5) };
  await server.db.update(referees).set(waits).where(eq(referees.id, id));
  expect(await give(token)).toMatchObject({ status: 200 });
  const [kept] = await server.db
    .select()
    .from(refereeAnswers)
    .where(eq(refereeAnswers.refereeId, id));
  expect(kept).toMatchObject({ soon: false });
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

test("a link past its days says so, and a new one goes to the same address", async () => {
  const { applicant, token, id, email } = await asked();
  const [link] = await server.db.select().from(refereeLinks).where(eq(refereeLinks.refereeId, id));
  expect(link?.expiresAt.getTime()).toBeGreaterThan(Date.now());
  // Another end than the signed one makes another link: it opens nothing at all.
  const gone = daysAfter(new Date(), -1);
  const changed = eq(refereeLinks.refereeId, id);
  await server.db.update(refereeLinks).set({ expiresAt: gone }).where(changed);
  expect(await server.request("openRefereeForm", { token })).toMatchObject({
    code: "link_expired",
  });
  // That of a letter of 29 days ago.
  const old = { refereeId: id, applicationId: applicant.applicantId, expiresAt: gone };
  const past = await inTransaction(server.db, async (tx) => {
    await tx.update(referees).set({ expiresAt: gone }).where(eq(referees.id, id));
    return makeLink(tx, server.services.vault, old, { now: daysAfter(gone, -28) });
  });
  for (const asking of [
    server.request("openRefereeForm", { token: past }),
    give(past),
    server.request("declineRefereeForm", { token: past, answer: "cannot" }),
  ]) {
    expect(await asking).toMatchObject({
      status: 400,
      code: "referee_link_expired",
      message: "This link has expired",
    });
  }
  expect((await list(applicant))[0]).toMatchObject({ state: "expired", mayReplace: true });
  const told = "if requests stand under this address, their links have been sent to it";
  for (const asking of [{ token: past }, { email: "nobody@example.com" }]) {
    const answer = await server.request("resendRefereeLink", asking);
    expect(answer).toMatchObject({ status: 200, message: told });
  }
  const [, anew = ""] = await tokensTo(email);
  expect(await server.request("openRefereeForm", { token: anew })).toMatchObject({ status: 200 });
  expect((await list(applicant))[0]).toMatchObject({ state: "opened" });
  expect(await server.request("resendRefereeLink", { email: email.toUpperCase() })).toMatchObject({
    status: 200,
    message: told,
  });
  expect(await tokensTo(email)).toHaveLength(3);
  expect(await mailsTo(server, "nobody@example.com")).toEqual([]);
});

test("a letter that was given up is told as not delivered, and a referee who answers counts", async () => {
  const { applicant, token, id } = await asked();
  await server.db
    .update(outboxMessages)
    .set({ sentAt: null, dueAt: null, tries: 8, lastError: "550 no such mailbox" })
    .where(eq(outboxMessages.about, id));
  expect((await list(applicant))[0]).toMatchObject({
    state: "undelivered",
    reminders: 2,
    mayReplace: true,
  });
  // It went in a letter to another: nothing was lost.
  const joined = { joinedInto: id };
  await server.db.update(outboxMessages).set(joined).where(eq(outboxMessages.about, id));
  expect((await list(applicant))[0]).toMatchObject({ state: "asked" });
  await server.db
    .update(outboxMessages)
    .set({ joinedInto: null })
    .where(eq(outboxMessages.about, id));
  // Whoever opens the link has it, whatever the mail server said.
  await server.ok("openRefereeForm", { token });
  expect((await list(applicant))[0]).toMatchObject({ state: "opened" });
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
  expect(await server.ok("openRefereeForm", { token })).toMatchObject({
    declinedAt: expect.any(String),
    undoUntil: null,
  });
  expect(await decline("undo")).toMatchObject({ status: 409, code: "referee_action_over" });
  const kinds = await server.db
    .select({ kind: outboxMessages.kind })
    .from(outboxMessages)
    .where(eq(outboxMessages.about, applicant.applicantId));
  expect(kinds.filter(({ kind }) => kind === "refereeDeclined")).toHaveLength(2);
});
