import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const officer = { as: { user: "administrator" } };
const sessions = await server.ok("listSessions", {});
const idOf = (current: boolean) => sessions.find((one) => one.current === current)?.id ?? 0;
const [now, earlier] = [idOf(true), idOf(false)];

const read = async (sessionId: number) => {
  const { requirements } = await server.ok(
    "getApplicationSetup",
    { slug: "cce", sessionId },
    officer,
  );
  const one = requirements.find(({ admits }) => admits);
  if (!one) throw new Error("Some department takes applicants of CCE.");
  return one;
};

test("what is said of another session neither closes a department now nor changes its words", async () => {
  const before = await read(now);
  const { departmentId } = before;
  const asked = {
    slug: "cce" as const,
    departmentId,
    revision: 0,
    quota: "80",
    cutOff: "",
    minimumUtme: "",
    credits: 5,
    creditSubjectIds: [1],
  };
  await server.ok(
    "updateAdmissionRequirement",
    { ...asked, sessionId: earlier, admits: false, requirements: "Ten years of work." },
    officer,
  );
  expect(await read(now)).toEqual(before);
  expect(await read(earlier)).toMatchObject({
    departmentId,
    admits: true,
    quota: 80,
    requirements: before.requirements,
  });
  expect((await recordOf(server, `cce ${earlier}`)).at(-1)).toMatchObject({
    after: { admits: true, requirements: before.requirements },
  });
  const page = await server.ok("getProgrammePage", { programme: "cce" });
  expect(page.departments.map(({ requirements }) => requirements)).not.toContain(
    "Ten years of work.",
  );
});
