import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimName, claims, type Claim } from "@polyportal/domain/rights/claims";
import { addingIsGrave } from "@polyportal/domain/rights/deciding";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { wordsOfRole } from "@polyportal/domain/rights/role-claims";
import type { Role } from "@polyportal/domain/authentication/roles";
import { eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { eligibleApprovers } from "../../approval/request-many.ts";
import { approvals } from "../../database/schema/approval.ts";
import { roleClaims, userClaims, userRoles } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { approveFor, waitingFor } from "../approval/testing/waiting.ts";
import { addPerson, readPerson, recordOf } from "../authentication/testing/people.ts";

// Adding an approving claim to a role needs two people, and nobody gives what they do not have.

const server = await testServer();
afterAll(server.stop);
beforeAll(() => server.db.delete(approvals));

const as = (user: string) => ({ as: { user } });
const reason = "The council has decided it this week.";
const role = "hostel officer" as const;
const usual = defaultClaims[role];

afterEach(async () => {
  await server.db.delete(approvals);
  await server.db.delete(userClaims);
  await server.db.delete(roleClaims).where(eq(roleClaims.role, role));
  await server.db.insert(roleClaims).values(usual.map((claim) => ({ role, claim })));
});

const standing = async (one: Role = role) => {
  const found = await server.ok("listRoleClaims", {}, as("admin"));
  return found.find((row) => row.role === one) ?? { claims: [], revision: -1 };
};

const save = async (added: readonly Claim[], user: string) =>
  server.request(
    "saveRoleClaims",
    {
      role,
      claims: [...usual, ...added],
      revision: (await standing()).revision,
      reason,
      typed: wordsOfRole(role),
    },
    as(user),
  );

const notHeld = (claim: Claim) => ({
  status: 409,
  code: "claim_not_held",
  message: rightsMessages.notHeld(claimName(claim)),
});

describe("a claim that approves, releases or voids", () => {
  test.each(claims.filter(addingIsGrave))(
    "%s waits for another, even where a super administrator adds it",
    async (claim) => {
      expect(await save([claim], "admin")).toMatchObject({ data: { waits: true } });
      expect((await standing()).claims).not.toContain(claim);
    },
  );

  test("is added with all else of the form when another approves it, and is on record", async () => {
    expect(await save(["users.approve", "audit.see"], "admin")).toMatchObject({
      data: { waits: true },
    });
    const request = await waitingFor(server, role);
    expect(request.after).toMatchObject({
      [rightsMessages.added]: [claimName("users.approve"), claimName("audit.see")].join(", "),
    });
    expect(
      await server.request("decideApproval", { id: request.id, approve: true }, as("admin")),
    ).toMatchObject({ code: "own_work" });
    await approveFor(server, role, "super.two");
    expect((await standing()).claims).toEqual([...usual, "users.approve", "audit.see"].toSorted());
    expect((await recordOf(server, role)).map(({ action }) => action)).toContain("saveRoleClaims");
  });

  test("is asked for once, and not carried out over what another has saved meanwhile", async () => {
    await save(["fees.approve"], "admin");
    expect(await save(["fees.approve"], "super.two")).toMatchObject({ code: "approval_waiting" });
    expect(await save(["audit.see"], "super.two")).toMatchObject({ data: { waits: false } });
    const { id } = await waitingFor(server, role);
    expect(
      await server.request("decideApproval", { id, approve: true }, as("super.two")),
    ).toMatchObject({ status: 409, code: "conflict" });
    expect((await standing()).claims).toEqual([...usual, "audit.see"].toSorted());
  });

  test("is approved by nobody who has the role", async () => {
    const friend = await addPerson(server, {
      userName: "friend.of.rights",
      userType: "official",
      role,
    });
    await server.db.insert(userClaims).values({
      userId: friend.id,
      claim: "users.approve",
      allowed: true,
      reason,
      since: new Date(),
      until: new Date(Date.now() + 86_400_000),
    });
    await save(["invoices.approve"], "admin");
    const { id } = await waitingFor(server, role);
    expect(
      await server.request("decideApproval", { id, approve: true }, as(friend.userName)),
    ).toMatchObject({ status: 409, code: "own_work" });
  });

  test("is added by nobody alone, though everybody else who could approve it was given the role", async () => {
    const admin = await readPerson(server, "admin");
    const able = await eligibleApprovers(server.db, "approvingClaim", { userId: admin.id });
    const two = await readPerson(server, "super.two");
    const away = able.map(({ userId }) => userId).filter((id) => id !== two.id);
    await server.db.update(users).set({ active: false }).where(inArray(users.id, away));
    await server.db.insert(userRoles).values({ userId: two.id, role, since: new Date() });
    expect(await save(["users.approve"], "admin")).toMatchObject({
      status: 409,
      code: "nobody_else_approves",
    });
    await server.db.delete(userRoles).where(eq(userRoles.userId, two.id));
    await server.db.update(users).set({ active: true }).where(inArray(users.id, away));
  });

  test("is taken away, and what decides nothing added, by one", async () => {
    expect(await save(["notices.see"], "admin")).toMatchObject({ data: { waits: false } });
    expect(await save([], "admin")).toMatchObject({ data: { waits: false } });
    expect((await standing()).claims).toEqual([...usual].toSorted());
  });
});

describe("nobody gives what he does not hold", () => {
  test("to a role: neither what reads nor what approves, and no request comes of it", async () => {
    for (const claim of ["references.read", "staff.salary", "users.approve"] as const) {
      expect(await save([claim], "administrator")).toMatchObject(notHeld(claim));
    }
    expect(await server.db.$count(approvals)).toBe(0);
    expect(await save(["notices.enter"], "administrator")).toMatchObject({
      data: { waits: false },
    });
  });

  test("to a person, nor gives back what was kept from one", async () => {
    const { id } = await readPerson(server, "bursar");
    const wish = { id, effect: "allow" as const, until: "2099-12-31", reason, typed: "" };
    for (const claim of ["references.read", "users.approve"] as const) {
      expect(
        await server.request("saveUserClaim", { ...wish, claim }, as("administrator")),
      ).toMatchObject(notHeld(claim));
    }
    const kept = { ...wish, effect: "deny" as const, claim: "staff.salary" as const };
    await server.ok("saveUserClaim", kept, as("admin"));
    const end = { id, claim: kept.claim, reason, typed: "" };
    expect(await server.request("endUserClaim", end, as("administrator"))).toMatchObject(
      notHeld(kept.claim),
    );
    await server.ok("endUserClaim", end, as("admin"));
  });

  test("by a request that he made while he held it", async () => {
    await save(["fees.approve"], "administrator");
    const { id } = await waitingFor(server, role);
    await server.db.delete(roleClaims).where(eq(roleClaims.role, "administrator"));
    expect(
      await server.request("decideApproval", { id, approve: true }, as("admin")),
    ).toMatchObject(notHeld("fees.approve"));
    await server.db
      .insert(roleClaims)
      .values(
        defaultClaims.administrator.map((claim) => ({ role: "administrator" as const, claim })),
      );
  });
});
