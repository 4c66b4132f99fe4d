import type { InputOf } from "@polyportal/api-client/contract/define";
import type { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { applicationFees, applicationTypes } from "../../database/schema/application-type.ts";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";
import { applicantAt, save as saveStep, send } from "../application/testing/applicant.ts";
import { makeInvoice } from "../application/testing/invoice.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const enters = { as: { user: "administrator" } };
const sessionId = 3;

type Slug = "hnd" | "cce";
type Wish = InputOf<(typeof applicationSetupEndpoints)["updateApplicationSetup"]>;

const read = (slug: Slug) => server.ok("getApplicationSetup", { slug, sessionId }, enters);

/** Saves what a form began from, changed. */
async function save(slug: Slug, change: Partial<Wish>) {
  const { opensOn, closesOn, checklist, ...known } = await read(slug);
  return server.request(
    "updateApplicationSetup",
    {
      slug,
      sessionId,
      revision: known.revision,
      opensOn: opensOn ?? "",
      closesOn: closesOn ?? "",
      listedOnly: known.listedOnly,
      acceptanceDays: known.acceptanceDays,
      utmeDivisor: known.utmeDivisor,
      putmeDivisor: known.putmeDivisor,
      clearanceItemIds: checklist.filter(({ asked }) => asked).map(({ id }) => id),
      letterText: known.letterText,
      ...change,
    },
    enters,
  );
}

describe("two officers at once", () => {
  const both = <Answer>(one: () => Promise<Answer>, other: () => Promise<Answer>) =>
    Promise.all([one(), other()]);
  const statuses = (answers: readonly { readonly status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);

  test("save one setup: one is told, and what the other said stands whole", async () => {
    const { revision } = await read("cce");
    const answers = await both(
      () => save("cce", { revision, acceptanceDays: 11, letterText: "Eleven days." }),
      () => save("cce", { revision, acceptanceDays: 12, letterText: "Twelve days." }),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    const { acceptanceDays, letterText } = await read("cce");
    expect(letterText).toBe(acceptanceDays === 11 ? "Eleven days." : "Twelve days.");
  });

  test("one saves and one closes: neither is lost", async () => {
    const { revision, openRevision } = await read("cce");
    const close = () =>
      server.request(
        "toggleApplications",
        { slug: "cce", open: false, revision: openRevision },
        enters,
      );
    const answers = await both(() => save("cce", { revision, acceptanceDays: 13 }), close);
    const after = await read("cce");
    const [saved, closed] = answers.map(({ status }) => status === 200);
    expect(saved || closed).toBe(true);
    expect(after.acceptanceDays === 13).toBe(saved);
    expect(after.switchedOn).toBe(!closed);
    if (closed) {
      const reopen = { slug: "cce", open: true, revision: after.openRevision } as const;
      await server.ok("toggleApplications", reopen, enters);
    }
  });

  test("at two departments are in nobody's way, at one they are", async () => {
    const set = (departmentId: number, quota: number) =>
      server.request(
        "updateAdmissionRequirement",
        {
          slug: "hnd",
          sessionId,
          departmentId,
          revision: 0,
          admits: true,
          quota,
          cutOff: "",
          minimumUtme: "",
          credits: "",
          creditSubjectIds: [],
        },
        enters,
      );
    expect(
      statuses(
        await both(
          () => set(2, 20),
          () => set(3, 30),
        ),
      ),
    ).toEqual([200, 200]);
    expect(
      statuses(
        await both(
          () => set(4, 40),
          () => set(4, 41),
        ),
      ),
    ).toEqual([200, 409]);
  });

  test("ask for two fees: one of them waits", async () => {
    const ask = (amount: number) =>
      server.request(
        "changeApplicationFee",
        {
          slug: "pre-degree",
          sessionId,
          fees: [{ award: "", amount }],
          reason: "The council has raised it for the session.",
        },
        enters,
      );
    expect(
      statuses(
        await both(
          () => ask(5_100),
          () => ask(5_200),
        ),
      ),
    ).toEqual([200, 409]);
  });
});

describe("a programme that is closed", () => {
  const toggle = async (open: boolean) => {
    const { openRevision: revision } = await read("hnd");
    await server.ok("toggleApplications", { slug: "hnd", open, revision }, enters);
  };
  const longAgo = () =>
    server.db
      .update(applicationTypes)
      .set({ closedAt: new Date(Date.now() - 15 * 86_400_000) })
      .where(eq(applicationTypes.slug, "hnd"));
  afterEach(() => toggle(true));

  test("between invoice and payment takes the money, and the form opens for 14 days", async () => {
    const invoice = await server.ok("createInvoice", newOrder("hnd"));
    await toggle(false);
    expect(await server.request("createInvoice", newOrder("hnd"))).toMatchObject({
      code: "application_closed",
    });
    await payByCard(server, invoice);
    const rrr = invoice.rrr ?? "";
    expect(await server.ok("getInvoice", { id: invoice.id ?? "", refresh: "true" })).toMatchObject({
      state: "paid",
    });
    const open = () => server.request("openApplication", { ...hnd.api, rrr });
    expect((await open()).status).toBe(200);
    await longAgo();
    expect(await open()).toMatchObject({ code: "forms_closed" });
  });

  test("between payment and opening opens the form for 14 days, and none that is paid later", async () => {
    const paid = await makeInvoice(server.db, hnd);
    const open = () => server.request("openApplication", { ...hnd.api, rrr: paid.rrr });
    await toggle(false);
    await longAgo();
    expect(await open()).toMatchObject({ code: "forms_closed" });
    const made = eq(applications.rrr, paid.rrr);
    expect(await server.db.$count(applications, made)).toBe(0);
    await toggle(true);
    expect((await open()).status).toBe(200);
  });

  test("between the last section and the sending takes the form for 14 days", async () => {
    const [inTime, late] = [
      await applicantAt(server, hnd, "documents"),
      await applicantAt(server, hnd, "documents"),
    ];
    for (const one of [inTime, late]) await saveStep(server, one, "documents");
    await toggle(false);
    expect((await send(server, inTime)).status).toBe(200);
    await longAgo();
    expect(await send(server, late)).toMatchObject({ code: "forms_closed" });
    expect((await server.request("openApplication", { ...hnd.api, rrr: inTime.rrr })).status).toBe(
      200,
    );
  });
});

describe("a fee that is changed between invoice and payment", () => {
  const price = (amountKobo: number) =>
    server.db.update(applicationFees).set({ amountKobo }).where(eq(applicationFees.slug, "hnd"));

  test("leaves the invoice at what it said, and is asked of whoever comes later", async () => {
    const order = newOrder("hnd");
    const on: Browser = new Map();
    const invoice = await server.ok("createInvoice", order, { on });
    await price(1_100_000);
    // Who had the form open with the old fee is told.
    const late = newOrder("hnd");
    expect(await server.request("createInvoice", late)).toMatchObject({ code: "amount_mismatch" });
    const dearer = await server.ok("createInvoice", { ...late, amount: 11_000 });
    expect(dearer.total).toBe(11_000);
    // Whoever asks for the live one again gets it as it was.
    const again = await server.ok("createInvoice", { ...order, amount: 11_000 }, { on });
    expect(again).toMatchObject({ rrr: invoice.rrr, total: 10_000 });
    await payByCard(server, invoice);
    const id = invoice.id ?? "";
    expect(await server.ok("getInvoice", { id, refresh: "true" })).toMatchObject({
      state: "paid",
      total: 10_000,
    });
    const form = { ...hnd.api, rrr: invoice.rrr ?? "" };
    expect((await server.request("openApplication", form)).status).toBe(200);
    await price(1_000_000);
  });
});
