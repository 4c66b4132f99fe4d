import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { approvals } from "../../database/schema/approval.ts";
import { userClaims } from "../../database/schema/rights.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const reason = "The bursar is on leave this month.";
const until = "2099-12-31";
const wish = async (userName: string, own: object = {}) => ({
  id: (await readPerson(server, userName)).id,
  claim: "notices.enter" as const,
  effect: "allow" as const,
  until,
  reason,
  typed: "",
  ...own,
});

describe("a right for one person", () => {
  test("counts at the next call, stands with its source, and ends by hand", async () => {
    const asked = await wish("hostel", { claim: "audit.see" });
    expect(await server.request("listAudit", {}, as("hostel"))).toMatchObject({ status: 403 });
    expect(await server.ok("saveUserClaim", asked, as("admin"))).toEqual({ waits: false });
    await server.ok("listAudit", {}, as("hostel"));
    expect(await server.ok("listUserClaims", { id: asked.id }, as("registrar"))).toMatchObject([
      { claim: "audit.see", effect: "allow", until, reason },
    ]);
    const end = { id: asked.id, claim: "audit.see" as const, reason, typed: "" };
    expect(await server.ok("endUserClaim", end, as("admin"))).toEqual({ waits: false });
    expect(await server.request("listAudit", {}, as("hostel"))).toMatchObject({ status: 403 });
    const acts = (await recordOf(server, asked.id)).map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(["saveUserClaim", "endUserClaim"]));
  });

  test("that is kept from them outweighs every role", async () => {
    const asked = await wish("hostel", { claim: "hostels.enter", effect: "deny" });
    await server.ok("saveUserClaim", asked, as("admin"));
    const { claims } = await server.ok("getProfile", {}, as("hostel"));
    expect(claims).not.toContain("hostels.enter");
    await server.db.delete(userClaims).where(eq(userClaims.userId, asked.id));
  });

  test("counts through its last day, and is not listed after it", async () => {
    const asked = await wish("hostel");
    await server.ok("saveUserClaim", asked, as("admin"));
    const [row] = await server.db.select().from(userClaims).where(eq(userClaims.userId, asked.id));
    // Midnight in Nigeria is an hour before midnight UTC.
    expect(row?.until.toISOString()).toBe("2099-12-31T23:00:00.000Z");
    await server.db
      .update(userClaims)
      .set({ until: new Date(Date.now() - 1000) })
      .where(eq(userClaims.userId, asked.id));
    expect(await server.ok("listUserClaims", { id: asked.id }, as("admin"))).toEqual([]);
    // An expired exception does not block a new one.
    await server.ok("saveUserClaim", asked, as("admin"));
    await server.db.delete(userClaims).where(eq(userClaims.userId, asked.id));
  });

  test("that approves, or is over people, waits for another, and so does ending that it is kept", async () => {
    for (const claim of ["fees.approve", "users.see"] as const) {
      const asked = await wish("hostel", { claim });
      expect(await server.ok("saveUserClaim", asked, as("admin"))).toEqual({ waits: true });
      expect(await server.ok("listUserClaims", { id: asked.id }, as("admin"))).toEqual([]);
      const [request] = await server.db
        .select()
        .from(approvals)
        .where(and(eq(approvals.act, "exceptionalClaim"), eq(approvals.state, "waiting")));
      const decision = { id: request?.id ?? "", approve: true, remark: "" };
      expect(await server.request("decideApproval", decision, as("admin"))).toMatchObject({
        code: "own_work",
      });
      await server.ok("decideApproval", decision, as("super.two"));
      expect((await server.ok("getProfile", {}, as("hostel"))).claims).toContain(claim);
      const keep = { ...asked, effect: "deny" as const };
      expect(await server.ok("saveUserClaim", keep, as("admin"))).toEqual({ waits: false });
      const end = { id: asked.id, claim, reason, typed: "" };
      expect(await server.ok("endUserClaim", end, as("admin"))).toEqual({ waits: true });
      await server.db.delete(approvals);
      await server.db.delete(userClaims).where(eq(userClaims.userId, asked.id));
    }
  });

  test.each([
    ["the own account", "administrator", "administrator", {}, "own_account"],
    [
      "a super administrator, by another",
      "super.two",
      "administrator",
      {},
      "needs_super_administrator",
    ],
    ["a super administrator", "super.two", "admin", {}, "fixed_role"],
    ["a student", "student", "admin", {}, "claims_not_fitting"],
    ["a day that has passed", "hostel", "admin", { until: "2020-01-01" }, "dates_wrong"],
  ])("is refused for %s", async (_, whose, who, own, code) => {
    const asked = await wish(whose, own);
    expect(await server.request("saveUserClaim", asked, as(who))).toMatchObject({ code });
    expect(await server.db.$count(userClaims, eq(userClaims.userId, asked.id))).toBe(0);
  });

  test("needs an end date", async () => {
    const asked = await wish("hostel", { until: "" });
    expect(await server.request("saveUserClaim", asked, as("admin"))).toMatchObject({
      status: 422,
      fields: { until: "a claim for one person needs an end date" },
    });
  });
});
