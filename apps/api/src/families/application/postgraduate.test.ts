import { pg } from "@polyportal/domain/programmes/pg";
import { nd } from "@polyportal/domain/programmes/nd";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, openNew, type ApplicationServer } from "./testing/applicant.ts";

const server = await testServer({ config: { applicantCode: "never" } });
const applications = server as unknown as ApplicationServer;
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const surname = "Yar’Adua";

test("the portal tells awards with their fees, and what departments ask", async () => {
  const portal = await server.ok("getPostgraduatePortal", {});
  expect(portal).toMatchObject({
    open: true,
    session: "2026/2027",
    awards: [
      { name: "Postgraduate Diploma", amount: 20_000 },
      { name: "Master’s degree", amount: 25_000 },
      { name: "Doctorate", amount: 30_000 },
    ],
  });
  expect(portal.departments).toContainEqual({
    faculty: "School of Science and Computing",
    name: "Computer Science",
    asks: [],
    requirements: expect.stringContaining("HND"),
  });
});

test("a form that was sent is opened to be printed, and nothing of it can be changed", async () => {
  const { rrr, applicantId } = await applicantAt(applications, pg);
  const { token } = await server.ok("openForReprint", { rrr, surname: surname.toUpperCase() });
  const as = { token };
  expect(await server.ok("getApplicationSlip", { ...pg.api, rrr }, { as })).toMatchObject({
    applicantId,
    formCompleted: true,
  });
  for (const name of ["saveReferees", "renewApplicantToken"] as const) {
    const answer = await server.request(name, { ...pg.api, applicantId }, { as });
    expect(answer, name).toMatchObject({ status: 409, code: "read_only" });
  }
  expect(await server.request("closeApplication", { ...pg.api }, { as })).toMatchObject({
    status: 200,
  });
  expect(await server.request("listReferees", {}, { as })).toMatchObject({ status: 401 });
});

test("unknown, another's and another programme's are one answer; one that was not sent says so", async () => {
  const [mine, theirs] = [await openNew(applications, pg), await openNew(applications, nd)];
  for (const asked of [
    { rrr: "310099999999", surname },
    { rrr: mine.rrr, surname: "Okonkwo" },
    { rrr: theirs.rrr, surname },
  ]) {
    expect(await server.request("openForReprint", asked)).toMatchObject({
      status: 404,
      code: "details_not_found",
    });
  }
  expect(await server.request("openForReprint", { rrr: mine.rrr, surname })).toMatchObject({
    status: 409,
    message: "This form has not been submitted yet",
  });
});
