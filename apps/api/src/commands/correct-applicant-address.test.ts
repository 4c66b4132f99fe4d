import { nd } from "@polyportal/domain/programmes/nd";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../database/schema/audit-rows.ts";
import { mailsTo, newOrder, payByCard } from "../testing/payer.ts";
import { testServer } from "../testing/test-server.ts";
import { correctApplicantAddress } from "./correct-applicant-address.ts";

const server = await testServer();
afterAll(server.stop);

const by = { officer: "Ngozi Okafor", reason: "identity card and receipt shown at the desk" };

async function paid(changes: Parameters<typeof newOrder>[1] = {}) {
  const order = newOrder("nd", changes);
  const invoice = await server.ok("createInvoice", order);
  await payByCard(server, invoice);
  return { order, rrr: invoice.rrr, id: invoice.id ?? "" };
}

const ask = (rrr: string) => server.request("openApplication", { ...nd.api, rrr });

test("the code goes to the corrected address, and the old one is told without learning it", async () => {
  const { order, rrr, id } = await paid();
  await ask(rrr);
  const email = "new.address@example.com";
  await correctApplicantAddress(server.db, server.services, { rrr, email, ...by });
  const [told] = (await mailsTo(server, order.email)).toReversed();
  expect(told).toMatchObject({ kind: "addressCorrected" });
  expect(told?.body).toContain("n***@…");
  expect(told?.body).not.toContain(email);
  await ask(rrr);
  expect((await mailsTo(server, email)).map(({ kind }) => kind)).toEqual(["applicantCode"]);
  const rows = await server.db.select().from(auditRows).where(eq(auditRows.subjectId, id));
  expect(rows.find(({ action }) => action === "correctApplicantAddress")).toMatchObject({
    actorId: "correct-address",
    before: { email: order.email },
    after: { email, ...by },
  });
});

test.each([
  [{ rrr: "999999999999" }, "No application's invoice has this RRR."],
  [{ email: "nobody" }, "invalid email address"],
  [{ officer: "" }, "the officer's name is needed"],
  [{ reason: " " }, "a reason is needed: how was it established who calls?"],
])("%j is refused in words", async (changes, message) => {
  const { rrr } = await paid();
  const given = { rrr, email: "other@example.com", ...by, ...changes };
  await expect(correctApplicantAddress(server.db, server.services, given)).rejects.toThrow(message);
});
