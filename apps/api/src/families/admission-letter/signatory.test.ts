import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { programmeSignatories } from "../../database/schema/application-type.ts";
import { users } from "../../database/schema/users.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer, type TestServer } from "../../testing/test-server.ts";
import type { Contract } from "@polyportal/api-client/contract/contract";

const named = await testServer({
  config: {
    school: readConfig({
      SCHOOL_REGISTRAR: "Mrs. Fọlákẹ́ Adébáyọ̀-Bello, MNIM",
      SCHOOL_BURSAR: " Mr. Ifeanyi Nwachukwu, FCA ",
    }).school,
  },
});
const unnamed = await testServer();
afterAll(async () => {
  await named.stop();
  await unnamed.stop();
});

const as = { user: "student" };

/** Who signs the letter of admission, and the letter of a levy that is paid now. */
async function signatoriesOn(server: TestServer<Contract>) {
  const asked = { sessionId: 3, purpose: "development-levy" } as const;
  const letter = () => server.request("getDevelopmentLevyLetter", { sessionId: 3 }, { as });
  if (!(await letter()).success) {
    const { total } = await server.ok("getFeeQuote", asked, { as });
    const order = { ...asked, paymentType: "Full", amount: total } as const;
    const invoice = await server.ok("generateStudentInvoice", order, { as });
    await payByCard(server, invoice);
    await server.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as });
  }
  const admission = await server.ok("getAdmissionLetter", {}, { as });
  const levy = await server.ok("getDevelopmentLevyLetter", { sessionId: 3 }, { as });
  return [admission.signatory, levy.signatory];
}

test("whom the school names signs its letters, whoever holds the role", async () => {
  expect(await signatoriesOn(named)).toEqual([
    { name: "Mrs. Fọlákẹ́ Adébáyọ̀-Bello, MNIM", office: "Registrar" },
    { name: "Mr. Ifeanyi Nwachukwu, FCA", office: "Bursar" },
  ]);
});

test("where it names nobody, the account of the role signs, and what it has signed stays so", async () => {
  const signed = await signatoriesOn(unnamed);
  expect(signed).toEqual([
    { name: "Akinwande-Cole Modupe Titilayo", office: "Registrar" },
    { name: "Nwachukwu Ifeanyi Kelechi", office: "Bursar" },
  ]);
  await unnamed.db.update(users).set({ active: false }).where(eq(users.userType, "official"));
  expect(await signatoriesOn(unnamed)).toEqual(signed);
});

test("as long as nobody holds an office, it alone stands on the letter; whoever comes next signs it", async () => {
  const fresh = { user: "fresh.student" };
  const asked = { sessionId: 3, purpose: "acceptance" } as const;
  const { total } = await unnamed.ok("getFeeQuote", asked, { as: fresh });
  const order = { ...asked, paymentType: "Full", amount: total } as const;
  const invoice = await unnamed.ok("generateStudentInvoice", order, { as: fresh });
  await payByCard(unnamed, invoice);
  await unnamed.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as: fresh });
  const signatory = async () =>
    (await unnamed.ok("getAdmissionLetter", {}, { as: fresh })).signatory;
  expect(await signatory()).toEqual({ name: null, office: "Registrar" });
  await unnamed.db.update(programmeSignatories).set({ name: "Mrs. Next" });
  expect(await signatory()).toEqual({ name: "Mrs. Next", office: "Registrar" });
  await unnamed.db.update(programmeSignatories).set({ name: "Mr. After" });
  expect(await signatory()).toEqual({ name: "Mrs. Next", office: "Registrar" });
});

test("a name of blanks is no name", () => {
  const { signatories } = readConfig({ SCHOOL_REGISTRAR: "  ", SCHOOL_BURSAR: "" }).school;
  expect(signatories).toEqual({ registrar: undefined, bursar: undefined });
});
