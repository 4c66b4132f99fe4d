import { partRefusals } from "@polyportal/domain/messages/fees";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { afterAll, expect, test } from "vitest";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn, payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const purpose = "change-of-degree";

test("a change of degree is sold for this session only, and once paid is a request", async () => {
  const { as } = await newStudent(server, { levels: { 2: 1, 3: 2 } });
  const quote = (sessionId: number) => server.ok("getFeeQuote", { sessionId, purpose }, { as });
  const [now, before] = [await quote(3), await quote(2)];
  expect(before.parts).toMatchObject([{ refusal: partRefusals["other-session"] }]);
  const order = { purpose, paymentType: "Full" } as const;
  expect(
    await server.request(
      "generateStudentInvoice",
      { ...order, sessionId: 2, amount: before.total },
      { as },
    ),
  ).toMatchObject({
    status: 409,
    code: "fee_part_refused",
    message: partRefusals["other-session"],
  });

  const invoice = await server.ok(
    "generateStudentInvoice",
    { ...order, sessionId: 3, amount: now.total },
    { as },
  );
  expect(await server.ok("listDegreeChanges", {}, { as })).toEqual([]);
  await payByCard(server, invoice);
  // Asked twice at once, as by the payer and the gateway's notice: one request.
  await Promise.all(
    [1, 2].map(() => server.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as })),
  );
  expect(await server.ok("listDegreeChanges", {}, { as })).toEqual([
    {
      id: invoice.id,
      session: "2026/2027",
      state: "pending",
      remark: "",
      createdAt: expect.any(String),
      decidedAt: null,
    },
  ]);
  expect(await actionsOn(server, invoice.id)).toContain("requestDegreeChange");
});

test("one student's requests are no other's", async () => {
  const { as } = await newStudent(server);
  expect(await server.ok("listDegreeChanges", {}, { as })).toEqual([]);
});

test("a kind of student that is never asked for the fee is told so", async () => {
  const { as } = await newStudent(server, {
    studentTypeId: studentTypeIds.jupeb,
    levels: { 3: 5 },
  });
  expect(await server.request("listDegreeChanges", {}, { as })).toMatchObject({
    status: 403,
    code: "fee_not_for_student",
  });
});

test("requests are for students alone, and for those of whom there is a record", async () => {
  expect(await server.request("listDegreeChanges", {})).toMatchObject({ status: 401 });
  expect(
    await server.request("listDegreeChanges", {}, { as: { user: "registrar" } }),
  ).toMatchObject({ status: 403 });
  await addPerson(server, { userName: "without.record" });
  expect(
    await server.request("listDegreeChanges", {}, { as: { user: "without.record" } }),
  ).toMatchObject({ status: 409, code: "no_student_record" });
});
