import { staffRequest } from "@polyportal/domain/programmes/staff-request";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { staff } from "../../../database/schema/staff.ts";
import { staffRequests } from "../../../database/schema/staff-request.ts";
import { sampleOfEach } from "@polyportal/domain/application/fields/sample";
import { applicantAt, applicationServer, load, save } from "../testing/applicant.ts";
import { jambNumberOf } from "../testing/keys.ts";

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
  // Neither a number that there is not nor a member who was asked is told from any other.
  const second = await name(numberOf(0), "spouse");
  const unknown = await name("NOBODY/1");
  expect(second.answer).toMatchObject({ status: 200, data: { saved: ["personal"] } });
  expect(unknown.answer).toMatchObject({ status: 200, data: { saved: ["personal"] } });
  for (const { applicant } of [first, second, unknown]) {
    expect(await load(server, applicant)).toMatchObject({ requestConfirmed: false });
  }
  expect(await requestsOf(second.applicant.applicantId)).toEqual([]);
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
  // Saved again as it is, it stays confirmed.
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
