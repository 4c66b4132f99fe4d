import { staffRequest } from "@polyportal/domain/programmes/staff-request";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { invoices } from "../../../database/schema/invoice.ts";
import { outboxMessages } from "../../../database/schema/outbox.ts";
import { staff } from "../../../database/schema/staff.ts";
import { staffRequests } from "../../../database/schema/staff-request.ts";
import { sampleOfEach } from "@polyportal/domain/application/fields/sample";
import type { Machinery } from "../../../server/mount.ts";
import { actionsOn } from "../../../testing/payer.ts";
import { unconfirmedRound } from "../tell-unconfirmed.ts";
import {
  applicantAt,
  applicationServer,
  load,
  openWithCode,
  save,
  send,
  uploadPhoto,
} from "../testing/applicant.ts";
import { makeEarlier } from "../testing/earlier.ts";
import { earlierNumberOf, jambNumberOf } from "../testing/keys.ts";

const server = await applicationServer();
afterAll(server.stop);

const members = await server.db.select().from(staff).limit(3);
const numberOf = (at: number) => members[at]?.staffNumber ?? "";
await server.db.delete(staffRequests);

const name = async (staffNumber: string, relationship = "ward") => {
  const applicant = await applicantAt(server, staffRequest, "personal");
  const answers = {
    ...sampleOfEach(staffRequest)["personal"],
    jambNumber: jambNumberOf(applicant.rrr),
    staffNumber,
    relationship,
  };
  return { applicant, answers, answer: await save(server, applicant, "personal", { answers }) };
};

const requestsOf = (applicationId: string) =>
  server.db.select().from(staffRequests).where(eq(staffRequests.applicationId, applicationId));

test("the member who is named is asked, in whatever case, and once in a session", async () => {
  const first = await name(numberOf(0).toLowerCase());
  expect(first.answer).toMatchObject({ status: 200 });
  const asked = await requestsOf(first.applicant.applicantId);
  expect(asked).toMatchObject([
    { staffId: members[0]?.id, relationship: "ward", confirmed: null, sessionId: 3 },
  ]);
  // An unknown number and a member who was asked already look like any other.
  const second = await name(numberOf(0), "spouse");
  const unknown = await name("NOBODY/1");
  expect(second.answer).toMatchObject({ status: 200, data: { saved: ["personal"] } });
  expect(unknown.answer).toMatchObject({ status: 200, data: { saved: ["personal"] } });
  for (const { applicant } of [first, second, unknown]) {
    expect(await load(server, applicant)).toMatchObject({ requestConfirmed: false });
  }
  // A request that nobody sees lapses like the others.
  for (const { applicant } of [second, unknown]) {
    expect(await requestsOf(applicant.applicantId)).toMatchObject([{ staffId: null }]);
  }
});

test("another member who is named is asked instead, and what was confirmed is told", async () => {
  const { applicant, answers } = await name(numberOf(1));
  const { applicantId } = applicant;
  const again = { ...answers, staffNumber: numberOf(2), relationship: "self" };
  await save(server, applicant, "personal", { answers: again });
  expect(await requestsOf(applicantId)).toMatchObject([
    { staffId: members[2]?.id, relationship: "self" },
  ]);
  const own = eq(staffRequests.applicationId, applicantId);
  await server.db.update(staffRequests).set({ confirmed: false }).where(own);
  expect(await load(server, applicant)).toMatchObject({ requestConfirmed: false });
  await server.db.update(staffRequests).set({ confirmed: true }).where(own);
  expect(await load(server, applicant)).toMatchObject({ requestConfirmed: true });
  // Saving it unchanged keeps the confirmation.
  await save(server, applicant, "personal", { answers: again });
  expect(await load(server, applicant)).toMatchObject({ requestConfirmed: true });
});

test.each([
  ["", "please enter the staff number"],
  ["  ", "please enter the staff number"],
])("a staff number (%j) is asked for", async (staffNumber, message) => {
  const { answer } = await name(staffNumber);
  expect(answer).toMatchObject({ status: 422, fields: { "answers.staffNumber": message } });
});

const day = 86_400_000;
const round = (now: Date) =>
  unconfirmedRound(server as unknown as Machinery, now, new AbortController().signal);
const letterTo = async (applicationId: string) =>
  (
    await server.db
      .select()
      .from(outboxMessages)
      .where(
        and(
          eq(outboxMessages.about, applicationId),
          eq(outboxMessages.kind, "staffRequestUnconfirmed"),
        ),
      )
  ).map(({ body }) => body);

test("after seven days who was not confirmed is told once, whether denied, not answered or asked of nobody", async () => {
  await server.db.delete(staffRequests);
  const people = {
    silent: await name(numberOf(0)),
    denied: await name(numberOf(1)),
    nobody: await name("NOBODY/2"),
    confirmed: await name(numberOf(2)),
  };
  const answer = async (of: keyof typeof people, confirmed: boolean) =>
    server.db
      .update(staffRequests)
      .set({ confirmed, answeredAt: new Date() })
      .where(eq(staffRequests.applicationId, people[of].applicant.applicantId));
  await answer("denied", false);
  await answer("confirmed", true);
  await round(new Date(Date.now() + 7 * day - 60_000));
  for (const { applicant } of Object.values(people)) {
    expect(await letterTo(applicant.applicantId)).toEqual([]);
  }
  await round(new Date(Date.now() + 7 * day));
  await round(new Date(Date.now() + 8 * day));
  const told = await Promise.all(
    (["silent", "denied", "nobody"] as const).map((of) =>
      letterTo(people[of].applicant.applicantId),
    ),
  );
  // Except for number and name, the mails are equal.
  const plain = told.map((letters) =>
    letters.map((text) => text.replaceAll(/STAFF-REQUEST\/\d{4}\/\d+/gi, "").trim()),
  );
  expect(plain[0]).toHaveLength(1);
  expect(plain[0]?.[0]).toContain("/supplementary_login");
  expect(plain[1]).toEqual(plain[0]);
  expect(plain[2]).toEqual(plain[0]);
  expect(await letterTo(people.confirmed.applicant.applicantId)).toEqual([]);
});

test("who was not confirmed goes on as supplementary by the same RRR, nobody sooner, and without another fee", async () => {
  await server.db.delete(staffRequests);
  const { applicant } = await name(numberOf(0));
  const { rrr, applicantId, as } = applicant;
  await uploadPhoto(server, applicant);
  const own = eq(staffRequests.applicationId, applicantId);
  const open = (regNumber: string) =>
    openWithCode(server, { ...supplementary.api, rrr, regNumber });
  expect(await open(jambNumberOf(rrr))).toMatchObject({ code: "wrong_programme" });
  const since = new Date(Date.now() - 7 * day);
  await server.db.update(staffRequests).set({ askedAt: since, confirmed: true }).where(own);
  expect(await open(jambNumberOf(rrr))).toMatchObject({ code: "wrong_programme" });
  await server.db.update(staffRequests).set({ confirmed: null }).where(own);
  // The supplementary's own rule: somebody whom neither an earlier application nor a list knows cannot apply.
  expect(await open(jambNumberOf(rrr))).toMatchObject({ code: "opening_refused" });
  expect(await load(server, applicant)).toMatchObject({ requestConfirmed: false });
  await makeEarlier(server.db, rrr);
  const opened = await open(earlierNumberOf(rrr));
  expect(opened).toMatchObject({
    status: 200,
    data: { completed: false, application: { applicantId, rrr } },
  });
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.rrr, rrr));
  expect(invoice).toMatchObject({ programmeSlug: "supplementary", state: "paid" });
  // The staff request's form is closed, and its path no longer opens it.
  expect(
    await server.request("loadApplication", { ...staffRequest.api, rrr }, { as }),
  ).toMatchObject({ success: false });
  const back = { ...staffRequest.api, rrr, jambNumber: jambNumberOf(rrr) };
  expect(await server.request("openApplication", back)).toMatchObject({ code: "wrong_programme" });
  // It is filled in and sent as a supplementary application.
  const token = opened.success ? opened.data.token : "";
  const next = { ...applicant, programme: supplementary, as: { token } };
  for (const id of ["personal", "o-level", "documents"] as const) {
    expect(await save(server, next, id)).toMatchObject({ status: 200 });
  }
  expect(await send(server, next)).toMatchObject({ status: 200 });
  const actions = await actionsOn(server, applicantId);
  expect(actions.filter((one) => one === "goOnUnconfirmed")).toHaveLength(1);
});
