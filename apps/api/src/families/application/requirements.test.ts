import { eligibilityOf } from "@polyportal/domain/admission/eligibility";
import { eligibilitySchema } from "@polyportal/domain/admission/eligibility-schema";
import { verdictOf } from "@polyportal/domain/admission/requirements";
import { nd } from "@polyportal/domain/programmes/nd";
import { fc } from "@fast-check/vitest";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicationChoices, applicationSubjects } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { testServer } from "../../testing/test-server.ts";
import { readUnmet } from "../application-setup/read-unmet.ts";
import { applicantAt, type Applicant } from "./testing/applicant.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const officer = { as: { user: "administrator" } };
const which = { slug: "nd", sessionId: 3 } as const;

let applicant: Applicant;
let departmentId: number;
beforeAll(async () => {
  applicant = await applicantAt(server, nd, "documents");
  const [choice] = await server.db
    .select()
    .from(applicationChoices)
    .where(eq(applicationChoices.applicationId, applicant.applicantId));
  departmentId = choice?.departmentId ?? 0;
});

const rules = () => server.ok("getAdmissionRules", { programme: "nd" });
const told = () => server.ok("getUnmet", { ...nd.api }, { as: applicant.as });

type Figures = { minimumUtme: string; credits: string; creditSubjectIds: number[] };

async function demand(figures: Partial<Figures>) {
  const { requirements } = await server.ok("getApplicationSetup", which, officer);
  const revision = requirements.find((one) => one.departmentId === departmentId)?.revision ?? 0;
  const nothing = { quota: "", cutOff: "", minimumUtme: "", credits: "", creditSubjectIds: [] };
  const input = { ...which, departmentId, revision, admits: true, ...nothing, ...figures };
  return server.ok("updateAdmissionRequirement", input, officer);
}

const payNow = () =>
  server.db.update(invoices).set({ paidAt: new Date() }).where(eq(invoices.rrr, applicant.rrr));

test("what departments ask is open to anybody, with what results are made of", async () => {
  const { session, subjects, grades, departments } = await rules();
  expect(session).toBe("2026/2027");
  expect(subjects.length).toBeGreaterThan(40);
  expect(grades).toContain("C6");
  expect(departments.find(({ name }) => name === "Accountancy")).toMatchObject({
    rule: { minimumUtme: 150, credits: 5, certificates: null },
  });
  // The public page shows the same.
  const page = await server.ok("getProgrammePage", { programme: "nd" });
  expect(page.departments.find(({ name }) => name === "Accountancy")?.asks.slice(0, 2)).toEqual([
    expect.stringMatching(/^5 credits in the O-level result, among them .*Mathematics/),
    "UTME score of at least 150",
  ]);
  const portal = await server.ok("getPostgraduatePortal", {});
  expect(portal.departments.every(({ asks }) => Array.isArray(asks))).toBe(true);
  const entry = await server.ok("getAdmissionRules", { programme: "direct-entry" });
  expect(entry.departments.map(({ rule }) => rule.certificates)).not.toContain(null);
});

describe("an applicant", () => {
  test("is told what lacks by the rule of the day of the payment, and by no later one", async () => {
    await demand({ minimumUtme: "120" });
    await payNow();
    await demand({ minimumUtme: "400", credits: "9" });
    expect((await told()).unmet).toEqual([]);
    // New payers get the new rule.
    expect((await rules()).departments.find(({ id }) => id === departmentId)?.rule).toMatchObject({
      minimumUtme: 400,
      credits: 9,
    });
    await payNow();
    expect(await told()).toMatchObject({
      department: "Computer Science",
      unmet: [
        "the UTME score is below 400",
        expect.stringMatching(/^the O-level credits of Computer Science are not met: \d of 9$/),
      ],
    });
  });
});

/** Lines of a result, valid for the checker and the database. */
const lines = fc.uniqueArray(
  fc.record({
    subjectId: fc.integer({ min: 1, max: 12 }),
    gradeId: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ subjectId }) => subjectId, minLength: 1, maxLength: 9 },
);
const cases = fc.record({
  lines,
  utme: fc.integer({ min: 100, max: 320 }),
  minimumUtme: fc.constantFrom("", "180"),
  credits: fc.constantFrom("", "5"),
  creditSubjectIds: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
});

test("the checker before paying says what the server says of the application", async () => {
  const own = eq(applicationSubjects.applicationId, applicant.applicantId);
  const { grades } = await rules();
  for (const { lines: results, utme, ...figures } of fc.sample(cases, { numRuns: 25, seed: 14 })) {
    await demand(figures);
    await server.db.delete(applicationSubjects).where(own);
    await server.db.insert(applicationSubjects).values(
      results.map((line, position) => ({
        ...line,
        applicationId: applicant.applicantId,
        sitting: 0,
        position,
      })),
    );
    const candidate = {
      applicationId: applicant.applicantId,
      ...which,
      definitionRevision: 1,
      departmentId,
      department: "Computer Science",
      utme,
      aggregate: null,
      paidAt: new Date(),
    };
    const unmet = (await readUnmet(server.db, [candidate])).of(candidate);
    const rule = (await rules()).departments.find(({ id }) => id === departmentId)?.rule;
    const entered = eligibilitySchema.parse({
      results: results.map(({ subjectId, gradeId }) => ({
        subjectId: String(subjectId),
        grade: grades[gradeId - 1] ?? "",
      })),
      awaiting: false,
      utme: String(utme),
      certificate: "",
    });
    const checked = rule && eligibilityOf(rule, entered);
    expect(checked?.unmet).toEqual(unmet);
    const { minimumUtme, credits, creditSubjectIds } = figures;
    const asksNothing = minimumUtme + credits === "" && creditSubjectIds.length === 0;
    expect(checked?.verdict).toBe(asksNothing ? "perhaps" : verdictOf(unmet));
  }
});
