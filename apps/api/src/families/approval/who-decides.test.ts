import { fc, test } from "@fast-check/vitest";
import { approvalActNames, approvalActs } from "@polyportal/domain/approval/acts";
import { approvingClaims } from "@polyportal/domain/approval/approving-claims";
import { roles, userTypeOf } from "@polyportal/domain/authentication/roles";
import { eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect } from "vitest";
import { approversOf } from "../../approval/approvers.ts";
import { approvalPolicies, approvals } from "../../database/schema/approval.ts";
import { userClaims, userRoles } from "../../database/schema/rights.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";

// Whatever policies and rights are, the inbox, its count, the dashboard and the decision agree.

const server = await testServer();
afterAll(server.stop);
const { db } = server;

/** The last two of five accounts are one person. */
const names = ["decides.1", "decides.2", "decides.3", "decides.4", "decides.5"] as const;
const people: { id: string; userName: string; person: number }[] = [];

beforeAll(async () => {
  const staffId = uuid();
  await db.insert(staff).values({ id: staffId, staffNumber: "TWO/ONE" });
  for (const [index, userName] of names.entries()) {
    const { id } = await addPerson(server, { userName, userType: "official", role: "help desk" });
    people.push({ id, userName, person: Math.min(index, 3) });
    if (index > 2) await db.insert(staffAccounts).values({ userId: id, staffId });
  }
});

const who = fc.integer({ min: 0, max: names.length - 1 });
const claim = fc.constantFrom(...approvingClaims);
const acts = approvalActNames.filter((act) => !approvalActs[act].fixed);
const role = fc.constantFrom(...roles.filter((one) => userTypeOf(one) === "official"));

const school = fc.record({
  policies: fc.uniqueArray(fc.record({ act: fc.constantFrom(...acts), claim }), {
    selector: ({ act }) => act,
  }),
  holders: fc.array(
    fc.record({
      main: role,
      further: fc.option(role),
      own: fc.option(fc.record({ claim, allowed: fc.boolean() })),
    }),
    { minLength: names.length, maxLength: names.length },
  ),
  requests: fc.array(
    fc.record({
      act: fc.constantFrom(...approvalActNames),
      requester: who,
      impersonator: fc.option(who),
      concerned: fc.option(who),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});
type School = typeof school extends fc.Arbitrary<infer One> ? One : never;

async function setUp({ policies, holders, requests }: School) {
  const ids = people.map(({ id }) => id);
  const [now, reason] = [new Date(), "As the council has decided."];
  const later = new Date(now.getTime() + 86_400_000);
  await db.delete(approvals);
  await db.delete(approvalPolicies);
  await db.delete(userRoles).where(inArray(userRoles.userId, ids));
  await db.delete(userClaims).where(inArray(userClaims.userId, ids));
  const setBy = (await readPerson(server, "admin")).id;
  for (const policy of policies) {
    await db
      .insert(approvalPolicies)
      .values({ ...policy, enabled: true, since: now, setBy, reason });
  }
  for (const [index, { main, further, own }] of holders.entries()) {
    const userId = ids[index] ?? "";
    await db.update(users).set({ role: main }).where(eq(users.id, userId));
    if (further) await db.insert(userRoles).values({ userId, role: further, since: now });
    if (own) {
      await db.insert(userClaims).values({ ...own, userId, since: now, until: later, reason });
    }
  }
  const rows = requests.map(({ act, requester, impersonator, concerned }) => ({
    id: uuid(),
    act,
    subject: "user",
    subjectId: uuid(),
    title: "What is asked",
    payload: {},
    before: {},
    after: {},
    reason,
    requesterId: ids[requester] ?? "",
    impersonatorId: impersonator === null ? null : (ids[impersonator] ?? ""),
    concerned: concerned === null ? [] : [ids[concerned] ?? ""],
    requestedAt: now,
    lapsesAt: later,
  }));
  await db.insert(approvals).values(rows);
  return rows;
}

test.prop([school], { numRuns: 8 })("who may decide sees it, is counted and can", async (given) => {
  const rows = await setUp(given);
  const personOf = (id: string | null) => people.find((one) => one.id === id)?.person;
  const right = (act: (typeof rows)[number]["act"]) =>
    given.policies.find((policy) => policy.act === act)?.claim ?? approvalActs[act].claim;
  for (const { id, userName, person } of people) {
    const as = { as: { user: userName } };
    const { claims, role: known } = await server.ok("getProfile", {}, as);
    const holds = ({ act }: (typeof rows)[number]) =>
      claims.includes(right(act)) || approvalActs[act].roles.some((one) => one === known);
    const theirs = rows.filter(
      (row) =>
        holds(row) &&
        ![row.requesterId, row.impersonatorId, ...row.concerned].map(personOf).includes(person),
    );
    const asked = { side: "decide", state: "waiting", size: 20 } as const;
    const inbox = await server.ok("listApprovals", asked, as);
    const open = inbox.items.filter(({ barred }) => barred === null).map((one) => one.id);
    expect(open.toSorted()).toEqual(theirs.map((row) => row.id).toSorted());
    expect(inbox.total).toBe(inbox.items.length);
    expect((await server.ok("getAdminDashboard", {}, as)).approvals).toBe(inbox.total);
    // Nothing that the caller has no right to is shown either.
    const all = await server.ok("listApprovals", { size: 20 }, as);
    expect(all.total).toBe(rows.filter((row) => holds(row) || row.requesterId === id).length);
    for (const row of rows) {
      const no = { id: row.id, approve: false, remark: "Not before the council." };
      const answer = await server.request("decideApproval", no, as);
      const refused = holds(row) ? "own_work" : "not_found";
      expect(answer.success ? "decided" : answer.code).toBe(
        theirs.includes(row) ? "decided" : refused,
      );
      await db.update(approvals).set({ state: "waiting" }).where(eq(approvals.id, row.id));
    }
  }
  for (const { act, approvers } of await server.ok(
    "listApprovalPolicies",
    {},
    {
      as: { user: "registrar" },
    },
  )) {
    const able = await approversOf(db, act);
    expect([act, approvers]).toEqual([act, able.length]);
  }
});
