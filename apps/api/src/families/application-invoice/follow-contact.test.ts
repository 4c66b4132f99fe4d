import { nd } from "@polyportal/domain/programmes/nd";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { correctApplicantAddress } from "../../commands/correct-applicant-address.ts";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, save } from "../application/testing/applicant.ts";
import { makeInvoice } from "../application/testing/invoice.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

/** The demo's candidate who has paid for the screening slip. */
const jambNumber = "202610000001AA";
const mobileNumber = "08039990001";

const slipsOf = (applicationId: string) =>
  server.db
    .select()
    .from(invoices)
    .where(eq(invoices.item, `screening:${applicationId}`));

test("who has paid for the screening slip pays no second time for another number or mailbox", async () => {
  const [candidate] = await server.db
    .select({ application: applications, invoice: invoices })
    .from(applications)
    .innerJoin(invoices, eq(invoices.id, applications.invoiceId))
    .where(and(eq(applications.mobileNumber, mobileNumber), eq(applications.firstname, "Ifeoma")));
  if (!candidate) throw new Error("The demo has this candidate.");
  const { application, invoice } = candidate;
  const { lastname, firstname, middlename, email, payerPhone } = invoice;
  const was = { lastname, firstname, middlename, email, mobileNumber: payerPhone };
  const corrected = { email: "new.mailbox@alani.example", mobileNumber: "08039990009" };
  await server.ok(
    "correctPayer",
    {
      ...was,
      ...corrected,
      id: invoice.id,
      identity: "Came with the JAMB slip",
      reason: "The telephone was stolen at the market.",
      was,
    },
    { as: { user: "administrator" } },
  );
  const slip = () =>
    server.ok("getPutmeSlip", { jambNumber, mobileNumber: corrected.mobileNumber });
  expect(await slip()).toMatchObject({ invoice: null, slip: { seat: 14 } });
  // What stands under the number is told to the mailbox that is read.
  expect(await slipsOf(application.id)).toMatchObject([
    { email: corrected.email, payerPhone: "+2348039990009" },
  ]);

  const address = "third.mailbox@alani.example";
  await correctApplicantAddress(server.db, server.services, {
    rrr: application.rrr,
    email: address,
    officer: "Ngozi Okafor",
    reason: "identity card and receipt shown at the desk",
  });
  expect(await slip()).toMatchObject({ invoice: null, slip: { seat: 14 } });
  expect(await slipsOf(application.id)).toMatchObject([{ email: address }]);
});

test("an applicant who saves another number takes the slip that is paid along", async () => {
  const applicant = await applicantAt(server, nd, "personal");
  const [application] = await server.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicant.applicantId));
  if (!application) throw new Error("The application was opened.");
  await makeInvoice(server.db, nd, {
    programmeSlug: null,
    purpose: "sundry",
    item: `screening:${application.id}`,
    payerPhone: application.mobileNumber,
  });
  const saved = await save(server, applicant, "personal", { mobileNumber: "0803 999 0077" });
  expect(saved.status).toBe(200);
  expect(await slipsOf(application.id)).toMatchObject([{ payerPhone: "+2348039990077" }]);
});
