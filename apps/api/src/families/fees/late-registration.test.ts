import { partRefusals } from "@polyportal/domain/messages/fees";
import { afterAll, expect, test } from "vitest";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { setWindow } from "../course-registration/testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);

const about = { sessionId: 3, purpose: "course-registration" } as const;

test("late registration is sold to whom is late, and to nobody else", async () => {
  const { as } = await newStudent(server);
  const part = async () => (await server.ok("getFeeQuote", about, { as })).parts[0];
  const order = { ...about, paymentType: "Full", amount: (await part())?.amount ?? 0 } as const;
  const refused = { status: 409, code: "fee_part_refused", message: partRefusals["not-late"] };

  // Open, closed, and not yet open.
  for (const moments of [{ late: 5 }, { closes: -3, late: -5 }, { opens: 1 }]) {
    await setWindow(server, moments);
    expect(await part()).toMatchObject({ refusal: partRefusals["not-late"] });
    expect(await server.request("generateStudentInvoice", order, { as })).toMatchObject(refused);
  }
  await setWindow(server, { late: -1 });
  expect(await part()).toMatchObject({ refusal: null });
  expect(await server.request("generateStudentInvoice", order, { as })).toMatchObject({
    status: 200,
  });
});
