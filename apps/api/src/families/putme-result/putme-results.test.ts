import { putmeColumns } from "@polyportal/domain/messages/putme-upload";
import { putme } from "@polyportal/domain/programmes/putme";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { screenings, screeningSeats, screeningSittings } from "../../database/schema/screening.ts";
import { pasted } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, load, openNew, type Applicant } from "../application/testing/applicant.ts";
import { lettersTo, recordOf } from "../authentication/testing/people.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const officer = as("administrator");
const sessionId = 3;
const which = { slug: "putme", sessionId } as const;
const reason = "The script was marked again in the hall.";
const headings = Object.values(putmeColumns).map(({ heading }) => heading);
const ofPutme = { programme: ["putme" as const], session: sessionId };

type Known = Applicant & { readonly number: string; readonly jamb: string; readonly email: string };

async function known(applicant: Applicant): Promise<Known> {
  const email = `putme.${applicant.rrr}@example.com`;
  const [row] = await server.db
    .update(applications)
    .set({ email })
    .where(eq(applications.id, applicant.applicantId))
    .returning();
  return { ...applicant, number: row?.applicationNumber ?? "", jamb: row?.jambNumber ?? "", email };
}

let first: Known;
let second: Known;
let begun: Known;
beforeAll(async () => {
  first = await known(await applicantAt(server, putme));
  second = await known(await applicantAt(server, putme));
  begun = await known(await openNew(server, putme));
});

async function preview(rows: readonly (readonly string[])[], user = officer) {
  const { importId } = await server.ok(
    "previewPutmeResults",
    { ...which, text: pasted(headings, rows) },
    user,
  );
  return server.ok("getImport", { id: importId, size: 100 }, user);
}

const list = (asked: object = {}) =>
  server.ok("listPutmeResults", { ...ofPutme, ...asked }, officer);

const releasing = (typed = "") =>
  server.request("releasePutmeResults", { ...which, reason, typed }, officer);

const approve = async (user: string) => {
  const { items } = await server.ok("listApprovals", { side: "decide" }, as(user));
  const id = items.find(({ act }) => act === "releasePutme")?.id ?? "";
  return server.request("decideApproval", { id, approve: true, remark: "As read." }, as(user));
};

describe("results", () => {
  test("are imported by either number, and refused with the reason", async () => {
    const name = "Yar’Adua Abdul-Rahman";
    const refused = await preview([
      ["PUTME/1999/000001", name, "50", ""],
      [begun.number, name, "50", ""],
      [first.number, name, "100.5", ""],
      [second.number, name, "60", ""],
      [second.jamb, name, "61", ""],
    ]);
    expect(refused.items.map(({ reasons }) => reasons)).toEqual([
      ["no application of this programme and session has this number"],
      [`${begun.number} is not submitted`],
      ["Score: a score is between 0 and 100, or ABS."],
      [`${second.number} stands twice in the sheet`],
      [`${second.number} stands twice in the sheet`],
    ]);
    const planned = await preview([
      [first.number, "Somebody Else", "61.5", "Hall B"],
      [second.jamb.toLowerCase(), name, "abs", ""],
    ]);
    expect(planned).toMatchObject({ new: 2, refused: 0, toTick: 1 });
    await server.ok("uploadPutmeResults", { importId: planned.id, ticked: true }, officer);
    const { items } = await list();
    expect(items).toMatchObject([
      { applicationNumber: first.number, score: 61.5, rank: 1, state: "waiting", venue: "Hall B" },
      { applicationNumber: second.number, score: null, aggregate: null, rank: null },
    ]);
    const utme = items[0]?.utme ?? 0;
    expect(items[0]?.aggregate).toBe(Math.round((utme / 8 + 61.5 / 2) * 100) / 100);
    expect((await list({ sat: "false" })).items).toHaveLength(1);
    expect((await load(server, first)).putmeResult).toBeNull();
  });

  test("are released by somebody else than who imported them, and the applicants are told", async () => {
    expect(await releasing()).toMatchObject({ data: { waits: true, results: 2 } });
    expect(await releasing()).toMatchObject({ code: "approval_waiting" });
    expect((await approve("administrator")).success).toBe(false);
    expect(await approve("registrar")).toMatchObject({ success: true });
    expect((await load(server, first)).putmeResult).toMatchObject({ score: 61.5 });
    expect((await load(server, second)).putmeResult).toEqual({ score: null, aggregate: null });
    const letters = await lettersTo(server, first.email);
    expect(letters.at(-1)?.body).toContain("61.5");
    expect(await releasing()).toMatchObject({ code: "nothing_to_release" });
    const again = await preview([[first.number, "", "70", ""]]);
    expect(again.items[0]?.reasons).toEqual([
      `the result of ${first.number} is released: please correct it on its page`,
    ]);
  });

  test("are corrected with the version before on record, and released again", async () => {
    const result = (await list({ search: first.number })).items[0];
    const id = result?.id ?? "";
    const correct = (revision: number) =>
      server.request(
        "correctPutmeResult",
        { id, revision, score: "72", venue: "Hall B", reason },
        officer,
      );
    expect((await correct(result?.revision ?? 0)).status).toBe(200);
    expect(await correct(result?.revision ?? 0)).toMatchObject({ status: 409, code: "conflict" });
    expect((await recordOf(server, id)).at(-1)).toMatchObject({
      action: "correctPutmeResult",
      before: { score: "61.5" },
      after: { score: "72" },
      reason,
    });
    expect((await load(server, first)).putmeResult).toBeNull();
    expect(await releasing()).toMatchObject({ data: { waits: true, results: 1 } });
    // What is corrected after the asking was not asked for.
    await server.db
      .update(putmeResults)
      .set({ updatedAt: new Date(Date.now() + 60_000) })
      .where(eq(putmeResults.id, id));
    expect(await approve("registrar")).toMatchObject({ code: "nothing_to_release" });
    await server.db
      .update(putmeResults)
      .set({ updatedAt: new Date(0) })
      .where(eq(putmeResults.id, id));
    expect((await approve("registrar")).success).toBe(true);
    expect((await load(server, first)).putmeResult).toMatchObject({ score: 72 });
  });

  test("are withheld, and shown again", async () => {
    const id = (await list({ search: first.number })).items[0]?.id ?? "";
    const withhold = (yes: boolean) =>
      server.ok("withholdPutmeResult", { id, withhold: yes, reason }, officer);
    await withhold(true);
    expect((await load(server, first)).putmeResult).toBeNull();
    expect((await list({ state: ["withheld"] })).items).toMatchObject([{ id, rank: null }]);
    await withhold(false);
    expect((await load(server, first)).putmeResult).toMatchObject({ score: 72 });
  });

  test("are added up anew with the setup until they are released", async () => {
    const id = (await list({ search: first.number })).items[0]?.id ?? "";
    const { opensOn, closesOn, checklist, ...said } = await server.ok(
      "getApplicationSetup",
      which,
      officer,
    );
    await server.db.update(putmeResults).set({ releasedAt: null }).where(eq(putmeResults.id, id));
    const setup = {
      ...which,
      revision: said.revision,
      opensOn: opensOn ?? "",
      closesOn: closesOn ?? "",
      listedOnly: said.listedOnly,
      acceptanceDays: said.acceptanceDays,
      utmeDivisor: 16,
      putmeDivisor: 4,
      clearanceItemIds: checklist.filter(({ asked }) => asked).map((item) => item.id),
      letterText: said.letterText,
    };
    const before = (await list({ search: first.number })).items[0]?.aggregate ?? 0;
    await server.ok("updateApplicationSetup", setup, officer);
    const after = (await list({ search: first.number })).items[0]?.aggregate ?? 0;
    expect(Math.abs(after - before / 2)).toBeLessThanOrEqual(0.01);
  });
});

test("what a department asks and an applicant does not bring stands beside the result", async () => {
  const [result] = (await list({ search: first.number })).items;
  const [choice] = await server.db
    .select()
    .from(applicationChoices)
    .where(eq(applicationChoices.applicationId, first.applicantId));
  const departmentId = choice?.departmentId ?? 0;
  const requirement = {
    ...which,
    departmentId,
    revision: 0,
    admits: true,
    quota: "",
    cutOff: "",
    minimumUtme: String((result?.utme ?? 0) + 1),
    credits: "",
    creditSubjectIds: [],
  };
  await server.ok("updateAdmissionRequirement", requirement, officer);
  // Who had paid before it was said is not held to it.
  expect((await list({ search: first.number })).items[0]?.unmet).toEqual([]);
  await server.db.update(invoices).set({ paidAt: new Date() }).where(eq(invoices.rrr, first.rrr));
  expect((await list({ search: first.number })).items[0]?.unmet).toEqual([
    `the UTME score is below ${requirement.minimumUtme}`,
  ]);
});

test("a candidate whose number is kept with the application has a screening slip, too", async () => {
  const [screening, sitting] = [
    "0199aa00-0000-7000-8000-0000000000a1",
    "0199aa00-0000-7000-8000-0000000000a2",
  ] as const;
  await server.db.insert(screenings).values({
    id: screening,
    programmeSlug: "putme",
    sessionId,
    feeKobo: 0,
  });
  const { rows } = await server.db.execute<{ id: number }>(
    "select id from screening_venues limit 1",
  );
  await server.db.insert(screeningSittings).values({
    id: sitting,
    screeningId: screening,
    venueId: rows[0]?.id ?? 0,
    startsAt: new Date(),
    seats: 10,
  });
  const seat = { sittingId: sitting, seat: 4, applicationId: first.applicantId };
  await server.db.insert(screeningSeats).values(seat);
  const { mobileNumber } = await load(server, first);
  const { slip } = await server.ok("getPutmeSlip", { jambNumber: first.jamb, mobileNumber });
  expect(slip).toMatchObject({ applicationNumber: first.number, seat: 4 });
});
