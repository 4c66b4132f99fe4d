import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const enters = as("administrator");
const reason = "The council has decided it this week.";

let turn = 0;
/** A name and a code that nobody has yet. */
const unit = () => {
  turn += 1;
  return { name: `School of Studies ${turn}`, code: `S${turn}` };
};
const added = async () => {
  const given = unit();
  const { id } = await server.ok("createFaculty", given, enters);
  return { ...given, id };
};
const science = async () => {
  const { items } = await server.ok("listSchoolFaculties", { search: "SSC" }, enters);
  return items[0]?.id ?? 0;
};

describe("switching off", () => {
  test("takes the typed words, hides from applicants and keeps what was", async () => {
    const id = await science();
    const before = await server.ok("getFaculty", { id }, enters);
    expect(before.affected.students).toBe(before.students);
    const asked = { id, revision: before.revision, active: false, reason };
    expect(await server.request("toggleFacultyStatus", asked, enters)).toMatchObject({
      status: 422,
      code: "typed_wrong",
      fields: { typed: "please type DEACTIVATE SSC exactly" },
    });
    const offered = async () =>
      (await server.ok("listFaculties", { programme: "nd" })).map((faculty) => faculty.id);
    expect(await offered()).toContain(id);
    await server.ok("toggleFacultyStatus", { ...asked, typed: "DEACTIVATE SSC" }, enters);
    expect(await offered()).not.toContain(id);
    expect(await server.ok("listDepartments", { facultyId: id, programme: "nd" })).toEqual([]);
    const off = await server.ok("listSchoolFaculties", { active: "false" }, enters);
    expect(off.items).toMatchObject([{ id, active: false, students: before.students }]);
    // Who studies there reads it as before.
    expect((await server.request("getStudentProfile", {}, as("student"))).status).toBe(200);
    const on = { ...asked, revision: before.revision + 1, active: true };
    await server.ok("toggleFacultyStatus", on, enters);
    expect(await offered()).toContain(id);
    const told = (await recordOf(server, String(id))).filter(
      ({ subject }) => subject === "faculty",
    );
    expect(told.slice(-2)).toMatchObject([
      { action: "deactivateFaculty", reason, after: { active: false, ...before.affected } },
      { action: "activateFaculty" },
    ]);
  });

  test("a department or an option hides it, too", async () => {
    const [department] = await server.db
      .select()
      .from(departments)
      .where(eq(departments.code, "CEC"));
    const { id = 0, facultyId = 0, revision = 0 } = department ?? {};
    const typed = "DEACTIVATE CEC";
    await server.ok(
      "toggleDepartmentStatus",
      { id, revision, active: false, reason, typed },
      enters,
    );
    const offered = await server.ok("listDepartments", { facultyId, programme: "nd" });
    expect(offered.map((one) => one.id)).not.toContain(id);
    expect(
      await server.request(
        "toggleDepartmentStatus",
        { id, revision, active: true, reason },
        enters,
      ),
    ).toMatchObject({ code: "conflict" });
    await server.ok(
      "toggleDepartmentStatus",
      { id, revision: revision + 1, active: true, reason },
      enters,
    );
    const { items } = await server.ok("listDepartmentOptions", { department: id }, enters);
    const option = items.find(({ name }) => name === "Structures");
    const off = { id: option?.id ?? 0, revision: 1, active: false, reason };
    expect(await server.request("toggleDepartmentOptionStatus", off, enters)).toMatchObject({
      code: "typed_wrong",
    });
    await server.ok(
      "toggleDepartmentOptionStatus",
      { ...off, typed: "DEACTIVATE STRUCTURES" },
      enters,
    );
    expect(
      (await server.ok("listDepartmentOptions", { department: id, active: "false" }, enters)).items,
    ).toMatchObject([{ name: "Structures" }]);
  });

  test("asks for the password where it was given more than ten minutes ago", async () => {
    const { id, code } = await added();
    const old = new Date(Date.now() - 11 * 60_000);
    await server.tokenOf({ user: "super.two" });
    await server.db.update(signInSessions).set({ createdAt: old, passwordAt: old });
    const asked = { id, revision: 1, active: false, reason, typed: `DEACTIVATE ${code}` };
    expect(await server.request("toggleFacultyStatus", asked, as("super.two"))).toMatchObject({
      status: 409,
      code: "password_needed",
    });
    // Given while the clock was ahead, it would be fresh for as long.
    const ahead = new Date(Date.now() + 4000 * 86_400_000);
    await server.db.update(signInSessions).set({ passwordAt: ahead });
    expect(await server.request("toggleFacultyStatus", asked, as("super.two"))).toMatchObject({
      code: "password_needed",
    });
    await server.db.update(signInSessions).set({ passwordAt: new Date() });
    await server.ok("toggleFacultyStatus", asked, as("super.two"));
  });
});

describe("moving a department", () => {
  const asRegistrar = as("registrar");
  const made = async () => {
    const [from, to] = [await added(), await added()];
    const given = unit();
    const { id } = await server.ok("createDepartment", { ...given, facultyId: from.id }, enters);
    return { id, from, to, name: given.name, revision: 1, facultyId: to.id, reason };
  };
  const facultyOf = async (id: number) =>
    (await server.ok("getDepartment", { id }, enters)).facultyId;
  const waiting = async (title: string) =>
    (await server.ok("listApprovals", { size: 100 }, asRegistrar)).items.find(
      (one) => one.title === title,
    );

  test("is asked by one and done by another, before and after in sight", async () => {
    const { from, to, name, ...asked } = await made();
    expect(await server.ok("moveDepartment", asked, enters)).toEqual({ waits: true });
    expect(await facultyOf(asked.id)).toBe(from.id);
    const request = await waiting(`Move ${name} to ${to.name}`);
    expect(request).toMatchObject({ before: { Faculty: from.name }, after: { Faculty: to.name } });
    expect(await server.request("moveDepartment", asked, enters)).toMatchObject({
      code: "approval_waiting",
    });
    const decision = { id: request?.id ?? "", approve: true, remark: "" };
    expect(await server.request("decideApproval", decision, enters)).toMatchObject({ status: 404 });
    await server.ok("decideApproval", decision, asRegistrar);
    expect(await facultyOf(asked.id)).toBe(to.id);
    expect((await recordOf(server, String(asked.id))).at(-1)).toMatchObject({
      action: "moveDepartment",
      before: { faculty: from.name },
      after: { faculty: to.name },
    });
  });

  test("is refused into its own, a switched off and an unknown faculty", async () => {
    const { from, to, name: _, ...asked } = await made();
    const refused = (facultyId: number) =>
      server.request("moveDepartment", { ...asked, facultyId }, enters);
    expect(await refused(from.id)).toMatchObject({ code: "same_faculty" });
    expect(await refused(9999)).toMatchObject({ code: "not_found" });
    await server.db.update(faculties).set({ active: false }).where(eq(faculties.id, to.id));
    expect(await refused(to.id)).toMatchObject({ code: "unit_inactive" });
    expect(await server.request("moveDepartment", { ...asked, revision: 7 }, enters)).toMatchObject(
      { code: "conflict" },
    );
  });

  test("is not carried out where it went elsewhere meanwhile", async () => {
    const { to, name, from: _, ...asked } = await made();
    await server.ok("moveDepartment", asked, enters);
    const request = await waiting(`Move ${name} to ${to.name}`);
    const third = await added();
    await server.db
      .update(departments)
      .set({ facultyId: third.id })
      .where(and(eq(departments.id, asked.id)));
    const decision = { id: request?.id ?? "", approve: true, remark: "" };
    expect(await server.request("decideApproval", decision, asRegistrar)).toMatchObject({
      code: "conflict",
    });
    expect(await facultyOf(asked.id)).toBe(third.id);
  });
});
