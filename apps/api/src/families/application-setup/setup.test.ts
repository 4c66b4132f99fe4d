import type { InputOf } from "@polyportal/api-client/contract/define";
import type { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { todayInLagos } from "@polyportal/domain/format/date";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { admissionRules } from "../../database/schema/application-setup.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { testServer } from "../../testing/test-server.ts";
import { openNew } from "../application/testing/applicant.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const enters = as("administrator");
const sessionId = (await server.ok("listSessions", {})).find(({ current }) => current)?.id ?? 0;

type Slug = "nd" | "hnd" | "cce" | "nd-part-time" | "direct-entry";
type Wish = InputOf<(typeof applicationSetupEndpoints)["updateApplicationSetup"]>;

const read = (slug: Slug, of = sessionId) =>
  server.ok("getApplicationSetup", { slug, sessionId: of }, enters);

/** A setup as a form begins from it, changed. */
async function save(slug: Slug, change: Partial<Wish>, of = sessionId) {
  const known = await read(slug, of);
  const { revision, opensOn, closesOn, checklist, ...said } = known;
  return server.request(
    "updateApplicationSetup",
    {
      slug,
      sessionId: of,
      revision,
      opensOn: opensOn ?? "",
      closesOn: closesOn ?? "",
      listedOnly: said.listedOnly,
      acceptanceDays: said.acceptanceDays,
      utmeDivisor: said.utmeDivisor,
      putmeDivisor: said.putmeDivisor,
      clearanceItemIds: checklist.filter(({ asked }) => asked).map(({ id }) => id),
      letterText: said.letterText,
      ...change,
    },
    enters,
  );
}

const offer = async (slug: Slug) =>
  (await server.ok("listApplicationTypes", {})).find(({ programme }) => programme === slug);

const day = (away: number) => todayInLagos(new Date(Date.now() + away * 86_400_000));

test("the programmes of a session stand with their fees, places and applicants", async () => {
  const { items } = await server.ok(
    "listApplicationSetups",
    { accepting: "true" },
    as("registrar"),
  );
  expect(items.find(({ slug }) => slug === "nd")).toMatchObject({
    session: "2026/2027",
    open: true,
    fees: [{ award: "", amount: 6_500 }],
    quota: null,
    sent: expect.any(Number),
  });
  const before = await server.ok("listApplicationSetups", { session: 1 }, enters);
  expect(before.items.every(({ open, session }) => !open && session === "2024/2025")).toBe(true);
  expect(
    await server.request("getApplicationSetup", { slug: "nd", sessionId: 99 }, enters),
  ).toMatchObject({
    status: 404,
  });
});

describe("a setup", () => {
  test("is what the school says, steers the landing page, and one of two officers is told", async () => {
    const began = await read("nd");
    const item = began.checklist[0]?.id ?? 0;
    const change = { listedOnly: true, acceptanceDays: 14, clearanceItemIds: [item] };
    expect((await save("nd", { ...change, closesOn: day(9) })).status).toBe(200);
    expect(await read("nd")).toMatchObject({
      listedOnly: true,
      acceptanceDays: 14,
      closesOn: day(9),
      revision: began.revision + 1,
    });
    expect((await read("nd")).checklist.filter(({ asked }) => asked)).toHaveLength(1);
    // To the midnight of Lagos, an hour before that of UTC.
    expect((await offer("nd"))?.closesAt).toBe(`${day(9)}T22:59:59.000Z`);
    expect(await save("nd", { revision: began.revision })).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect((await save("nd", { letterText: "Resumption is in January." })).status).toBe(200);
    expect((await read("nd")).revision).toBe(began.revision + 2);
    expect((await recordOf(server, `nd ${sessionId}`)).at(-1)).toMatchObject({
      action: "saveApplicationSetup",
      after: { letterText: "Resumption is in January." },
    });
    // Of another session the days are read alone.
    expect((await save("nd", { closesOn: day(30) }, 2)).status).toBe(200);
    expect((await read("nd")).closesOn).toBe(day(9));
  });

  test("opens with the first moment of its day in Lagos", async () => {
    expect((await save("hnd", { opensOn: day(5), closesOn: day(9) })).status).toBe(200);
    expect(await offer("hnd")).toMatchObject({ open: false, opensAt: `${day(4)}T23:00:00.000Z` });
    expect(await read("hnd")).toMatchObject({ opensOn: day(5), closesOn: day(9) });
    expect((await save("hnd", { opensOn: "", closesOn: "" })).status).toBe(200);
  });

  test.each([
    [
      { opensOn: "2027-02-02", closesOn: "2027-02-01" },
      { closesOn: "a closing date is after the opening date" },
    ],
    [{ acceptanceDays: 0 }, { acceptanceDays: "please enter 1 to 365 days" }],
    [{ utmeDivisor: 0.5 }, { utmeDivisor: "please enter a number from 1 to 400" }],
  ])("is refused with %o", async (change, fields) => {
    expect(await save("nd", change)).toMatchObject({ status: 422, fields });
  });

  test("closes a programme; a paid form can still be sent for 14 days, and no longer", async () => {
    const applicant = await openNew(server, hnd);
    const { openRevision, unfinished } = await read("hnd");
    expect(unfinished).toBeGreaterThan(0);
    const toggle = (open: boolean, revision: number) =>
      server.request("toggleApplications", { slug: "hnd", open, revision }, enters);
    expect((await toggle(false, openRevision)).status).toBe(200);
    expect(await toggle(true, openRevision)).toMatchObject({ status: 409, code: "conflict" });
    expect(await offer("hnd")).toMatchObject({ open: false });
    expect((await read("hnd")).formsUntil?.slice(0, 10)).toBe(
      new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
    );
    const again = () => server.request("openApplication", { ...hnd.api, rrr: applicant.rrr });
    expect((await again()).status).toBe(200);
    const closedAt = new Date(Date.now() - 15 * 86_400_000);
    await server.db
      .update(applicationTypes)
      .set({ closedAt })
      .where(eq(applicationTypes.slug, "hnd"));
    expect(await again()).toMatchObject({ status: 409, code: "forms_closed" });
    const sent = await server.request(
      "sendApplication",
      { ...hnd.api, applicantId: applicant.applicantId, seen: {}, files: [] },
      applicant,
    );
    expect(sent).toMatchObject({ status: 409, code: "forms_closed" });
    expect((await toggle(true, openRevision + 1)).status).toBe(200);
    expect((await read("hnd")).formsUntil).toBeNull();
  });
});

describe("a department", () => {
  const ask = (change: object, user = "administrator") =>
    server.request(
      "updateAdmissionRequirement",
      {
        slug: "cce",
        sessionId,
        departmentId: 1,
        revision: 0,
        admits: true,
        quota: "120",
        cutOff: "52.5",
        minimumUtme: "",
        credits: 5,
        creditSubjectIds: [1, 2],
        ...change,
      },
      as(user),
    );

  test("takes whom it says, by whoever began from it", async () => {
    expect((await ask({})).status).toBe(200);
    const known = (await read("cce")).requirements.find(({ departmentId }) => departmentId === 1);
    expect(known).toMatchObject({
      admits: true,
      quota: 120,
      cutOff: 52.5,
      minimumUtme: null,
      creditSubjects: [{ name: "English Language" }, { name: "Mathematics" }],
      revision: 1,
    });
    expect(await ask({ quota: 100 })).toMatchObject({ status: 409, code: "conflict" });
    expect(await ask({ departmentId: 9999 })).toMatchObject({ status: 404 });
    expect(await ask({}, "bursar")).toMatchObject({ status: 403 });
  });

  test.each([
    [{ quota: "0" }, { quota: "please enter a whole number above 0" }],
    [{ quota: "1.5" }, { quota: "please enter a whole number above 0" }],
    [{ cutOff: "100.01" }, { cutOff: "a cut-off is between 0 and 100" }],
    [{ minimumUtme: "401" }, { minimumUtme: "a UTME score is between 0 and 400" }],
    [{ credits: 10 }, { credits: "please enter 1 to 9 credits" }],
  ])("is refused with %o", async (change, fields) => {
    expect(await ask(change)).toMatchObject({ status: 422, fields });
  });

  test("says which certificates it takes and what else, where its programme asks for one", async () => {
    const said = async (slug: "cce" | "direct-entry") => {
      const { requirements, ...setup } = await read(slug);
      return { setup, one: requirements.find((one) => one.admits && one.revision === 0) };
    };
    const { setup, one } = await said("direct-entry");
    expect(setup).toMatchObject({ asksUtme: false, certificates: expect.arrayContaining(["NCE"]) });
    expect(one?.certificates).toContain("ND");
    const words = "A year of work after the certificate.";
    const change = {
      slug: "direct-entry",
      departmentId: one?.departmentId,
      revision: one?.revision,
      minimumUtme: "150",
      certificates: ["NCE", "Forged"],
      requirements: words,
    };
    expect((await ask(change)).status).toBe(200);
    const { requirements } = await read("direct-entry");
    const own = ({ departmentId }: { departmentId: number }) => departmentId === one?.departmentId;
    expect(requirements.find(own)).toMatchObject({
      certificates: ["NCE"],
      requirements: words,
      minimumUtme: null,
    });
    // What it took before stood until then.
    const rules = await server.db
      .select()
      .from(admissionRules)
      .where(eq(admissionRules.slug, "direct-entry"))
      .orderBy(admissionRules.revision);
    expect(rules.filter(own).map(({ certificates }) => certificates)).toEqual([
      one?.certificates,
      ["NCE"],
    ]);
    const page = await server.ok("getProgrammePage", { programme: "direct-entry" });
    expect(page.departments.map(({ requirements }) => requirements)).toContain(words);
    expect((await recordOf(server, `direct-entry ${sessionId}`)).at(-1)).toMatchObject({
      action: "saveAdmissionRequirement",
      before: { requirements: "" },
      after: { certificates: "NCE", requirements: words },
    });
    expect((await said("cce")).setup.certificates).toEqual([]);
  });

  test("stays where it is the last that takes applicants of an open programme", async () => {
    const { requirements } = await read("nd-part-time");
    const open = requirements.filter(({ admits }) => admits);
    const shut = (departmentId: number) =>
      ask({ slug: "nd-part-time", departmentId, admits: false });
    for (const { departmentId } of open.slice(1)) {
      expect((await shut(departmentId)).status).toBe(200);
    }
    expect(await shut(open[0]?.departmentId ?? 0)).toMatchObject({ code: "no_department_admits" });
  });
});

describe("the fee", () => {
  const reason = "The council has raised it for the session.";
  const ask = (amount: number, change: object = {}) =>
    server.request(
      "changeApplicationFee",
      { slug: "nd", sessionId, fees: [{ award: "", amount }], reason, ...change },
      enters,
    );

  test("is another once another has approved it", async () => {
    expect(await ask(6_500)).toMatchObject({ code: "same_fee" });
    expect(await ask(7_250.5)).toMatchObject({ data: { waits: true } });
    expect(await ask(7_300)).toMatchObject({ code: "approval_waiting" });
    expect(await offer("nd")).toMatchObject({ amount: 6_500 });
    const bursar = as("bursar");
    const { items } = await server.ok("listApprovals", { side: "decide" }, bursar);
    const request = items.find(({ act }) => act === "applicationFee");
    await server.ok("decideApproval", { id: request?.id ?? "", approve: true }, bursar);
    expect(await offer("nd")).toMatchObject({ amount: 7_250.5 });
  });

  test("is of the awards that the programme has, and of no others", async () => {
    expect(await ask(9_000, { fees: [{ award: "bsc", amount: 9_000 }] })).toMatchObject({
      status: 404,
    });
    expect(await ask(0)).toMatchObject({ status: 422 });
  });
});
