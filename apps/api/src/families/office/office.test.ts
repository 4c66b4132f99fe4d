import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { staffAccounts } from "../../database/schema/staff.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const reason = "The tenure is over by the statutes.";

let turn = 0;

async function lecturer() {
  turn += 1;
  return addPerson(server, {
    userName: `teaches.${turn}`,
    userType: "lecturer",
    role: "lecturer",
  });
}

const units = await server.ok("listUnits", {}, asAdmin);
const departments = units.flatMap((faculty) => faculty.departments);
const idOf = (name: string) => departments.find((one) => one.name === name)?.id ?? 0;

const head = (holderId: string, unitId: number, tenure = {}) => ({
  office: "head of department" as const,
  holderId,
  unitId,
  since: "2026-01-01",
  until: "",
  acting: false,
  ...tenure,
});

test("an office is found by its unit, however that is written", async () => {
  const { items } = await server.ok("listOffices", { search: "Sciénce, Compu’ter" }, asAdmin);
  expect(items.map(({ unit }) => unit)).toContain("Computer Science");
});

test("the offices stand with unit, holder and days", async () => {
  const { items } = await server.ok("listOffices", { office: "head of department" }, asAdmin);
  expect(items).toMatchObject([
    { unit: "Computer Science", holder: "Ogunlade Folasade Abiọ́dún", state: "current" },
  ]);
  const deans = await server.ok(
    "listOffices",
    { office: "dean of faculty", search: "musa" },
    asAdmin,
  );
  expect(deans.items).toMatchObject([{ unit: "School of Science and Computing", acting: false }]);
  expect((await server.ok("listOffices", { current: "false" }, asAdmin)).total).toBe(0);
});

test("one tenure stands by itself as in the list, for who sees accounts", async () => {
  const [first] = (await server.ok("listOffices", {}, asAdmin)).items;
  const id = first?.id ?? "";
  expect(await server.ok("getOffice", { id }, asAdmin)).toEqual(first);
  const nobodys = "0199aa00-0000-7000-8000-000000000000";
  expect(await server.request("getOffice", { id: nobodys }, asAdmin)).toMatchObject({
    status: 404,
    code: "not_found",
  });
  for (const user of ["hostel", "hod", "student"]) {
    expect(await server.request("getOffice", { id }, { as: { user } })).toMatchObject({
      status: 403,
    });
  }
});

test("an office brings its rights at once, until it ends", async () => {
  const person = await lecturer();
  const as = { as: { user: person.userName } };
  const { id } = await server.ok("assignOffice", head(person.id, idOf("Statistics")), asAdmin);
  expect(await server.ok("getProfile", {}, as)).toMatchObject({
    role: "head of department",
    menuItems: expect.arrayContaining(["approve courses"]),
  });
  await server.ok("endOffice", { id, until: "2026-01-31", reason }, asAdmin);
  expect(await server.ok("getProfile", {}, as)).toMatchObject({ role: "lecturer" });
  expect(
    await server.request("endOffice", { id, until: "2026-02-28", reason }, asAdmin),
  ).toMatchObject({ code: "office_over" });
});

test("a department has one head at a time, and one who stands in", async () => {
  const [one, two, three] = [await lecturer(), await lecturer(), await lecturer()];
  const unit = idOf("Marketing");
  await server.ok("assignOffice", head(one.id, unit, { until: "2099-12-31" }), asAdmin);
  expect(await server.request("assignOffice", head(two.id, unit), asAdmin)).toMatchObject({
    status: 409,
    message: "this department has a head until 31 December 2099",
  });
  const acting = { acting: true, since: "2026-06-01", until: "2026-06-30" };
  await server.ok("assignOffice", head(two.id, unit, acting), asAdmin);
  expect(await server.request("assignOffice", head(three.id, unit, acting), asAdmin)).toMatchObject(
    {
      code: "office_taken",
    },
  );
  await server.ok("assignOffice", head(three.id, unit, { since: "2100-01-01" }), asAdmin);
});

test("a faculty has one dean at a time, and says until when", async () => {
  const [one, two] = [await lecturer(), await lecturer()];
  const unitId = units.find(({ name }) => name === "School of Engineering Technology")?.id ?? 0;
  const dean = (holderId: string, tenure = {}) => ({
    ...head(holderId, unitId, tenure),
    office: "dean of faculty" as const,
  });
  await server.ok("assignOffice", dean(one.id, { until: "2099-12-31" }), asAdmin);
  expect(await server.request("assignOffice", dean(two.id), asAdmin)).toMatchObject({
    status: 409,
    code: "office_taken",
    message: "this faculty has a dean until 31 December 2099",
  });
  await server.ok("assignOffice", dean(two.id, { since: "2100-01-01" }), asAdmin);
});

test("an office is not prolonged into the days of the next holder", async () => {
  const [one, two] = [await lecturer(), await lecturer()];
  const unit = idOf("Statistics");
  const { id } = await server.ok(
    "assignOffice",
    head(one.id, unit, { since: "2098-01-01", until: "2098-06-30" }),
    asAdmin,
  );
  await server.ok("assignOffice", head(two.id, unit, { since: "2098-07-01" }), asAdmin);
  expect(
    await server.request("endOffice", { id, until: "2098-07-01", reason }, asAdmin),
  ).toMatchObject({ status: 409, code: "office_taken" });
  await server.ok("endOffice", { id, until: "2098-06-29", reason }, asAdmin);
  await server.ok("endOffice", { id, until: "2098-06-30", reason }, asAdmin);
});

test("a last day is taken back, but of who stands in, and not over the days of the next holder", async () => {
  const [one, two, three] = [await lecturer(), await lecturer(), await lecturer()];
  const unit = idOf("Architectural Technology");
  const ends = { since: "2085-01-01", until: "2085-06-30" };
  const { id } = await server.ok("assignOffice", head(one.id, unit, ends), asAdmin);
  const acts = { ...ends, acting: true };
  const acting = await server.ok("assignOffice", head(two.id, unit, acts), asAdmin);
  const clear = (office: string) =>
    server.request("endOffice", { id: office, until: "", reason }, asAdmin);
  expect(await clear(acting.id)).toMatchObject({
    code: "dates_wrong",
    fields: { until: "whoever acts does so until a day" },
  });
  expect(await clear(id)).toMatchObject({ status: 200 });
  expect(await server.ok("getOffice", { id }, asAdmin)).toMatchObject({ until: null });
  expect(await clear(id)).toMatchObject({ fields: { until: "please enter the last day" } });
  await server.ok("endOffice", { id, ...ends, reason }, asAdmin);
  await server.ok("assignOffice", head(three.id, unit, { since: "2085-07-01" }), asAdmin);
  expect(await clear(id)).toMatchObject({ status: 409, code: "office_taken" });
  const record = await recordOf(server, one.id);
  expect(record).toContainEqual(
    expect.objectContaining({
      action: "clearOfficeEnd",
      before: expect.objectContaining({ until: ends.until }),
      after: expect.objectContaining({ until: null }),
    }),
  );
});

test("offices are narrowed down by unit, who stands in, and the last day, and go by it", async () => {
  const [one, two, three] = [await lecturer(), await lecturer(), await lecturer()];
  const unit = idOf("Business Administration and Management");
  const ends = { since: "2095-01-01", until: "2095-06-30" };
  await server.ok("assignOffice", head(one.id, unit, ends), asAdmin);
  await server.ok("assignOffice", head(two.id, unit, { ...ends, acting: true }), asAdmin);
  await server.ok("assignOffice", head(three.id, unit, { since: "2095-07-01" }), asAdmin);
  const holders = async (asked: object) =>
    (await server.ok("listOffices", { unit: [unit], sort: "until", ...asked }, asAdmin)).items.map(
      ({ holderId }) => holderId,
    );
  expect((await holders({})).at(-1)).toBe(three.id);
  expect((await holders({ sort: "-until" }))[0]).toBe(three.id);
  expect(await holders({ acting: "true" })).toEqual([two.id]);
  expect(new Set(await holders({ acting: "false" }))).toEqual(new Set([one.id, three.id]));
  const within = { "until-from": "2095-06-30", "until-to": "2095-06-30" };
  expect(new Set(await holders(within))).toEqual(new Set([one.id, two.id]));
  expect(await holders({ ...within, "until-from": "2095-07-01" })).toEqual([]);
  expect(await holders({ "until-to": "2095-06-29" })).toEqual([]);
  expect(await server.request("listOffices", { "until-to": "soon" }, asAdmin)).toMatchObject({
    status: 422,
  });
  const others = await server.ok("listOffices", { unit: [idOf("Marketing")], size: 100 }, asAdmin);
  expect(others.items.map(({ holderId }) => holderId)).not.toContain(one.id);
});

test("an office that was given by mistake is taken back before it begins, and stays on record", async () => {
  const [one, two] = [await lecturer(), await lecturer()];
  const unit = idOf("Accountancy");
  const coming = { since: "2097-01-01" };
  const { id } = await server.ok("assignOffice", head(one.id, unit, coming), asAdmin);
  const taken = await server.request("assignOffice", head(two.id, unit, coming), asAdmin);
  expect(taken).toMatchObject({ code: "office_taken" });
  await server.ok("takeBackOffice", { id, reason }, asAdmin);
  expect((await server.ok("getUser", { id: one.id }, asAdmin)).offices).toEqual([]);
  expect((await recordOf(server, one.id)).at(-1)).toMatchObject({
    action: "takeBackOffice",
    before: { office: "head of department", unit: "Accountancy", since: "2097-01-01" },
    reason,
  });
  expect(await server.request("takeBackOffice", { id, reason }, asAdmin)).toMatchObject({
    status: 404,
  });
  const { id: next } = await server.ok("assignOffice", head(two.id, unit, coming), asAdmin);
  await server.ok("takeBackOffice", { id: next, reason }, asAdmin);
});

test("an office that has begun is not taken back, nor is one's own", async () => {
  const { items } = await server.ok("listOffices", { search: "Ogunlade" }, asAdmin);
  const held = { id: items[0]?.id ?? "", reason };
  expect(await server.request("takeBackOffice", held, asAdmin)).toMatchObject({
    status: 409,
    code: "office_begun",
  });
  const person = await lecturer();
  const since = { since: "2096-01-01", until: "2096-12-31", acting: true };
  const { id } = await server.ok(
    "assignOffice",
    head(person.id, idOf("Statistics"), since),
    asAdmin,
  );
  const own = await readPerson(server, "admin");
  const [ofAdmin] = await server.db
    .select({ staffId: staffAccounts.staffId })
    .from(staffAccounts)
    .where(eq(staffAccounts.userId, own.id));
  await server.db
    .insert(staffAccounts)
    .values({ userId: person.id, staffId: ofAdmin?.staffId ?? "" });
  expect(await server.request("takeBackOffice", { id, reason }, asAdmin)).toMatchObject({
    code: "own_account",
  });
  await server.ok("takeBackOffice", { id, reason }, { as: { user: "super.two" } });
});

test("of two who give the same office at once, one does", async () => {
  const [one, two] = [await lecturer(), await lecturer()];
  const unit = idOf("Public Administration");
  const answers = await Promise.all([
    server.request("assignOffice", head(one.id, unit), asAdmin),
    server.request("assignOffice", head(two.id, unit), { as: { user: "super.two" } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test.each([
  ["an official", async () => (await readPerson(server, "bursar")).id, {}, "role_not_fitting"],
  [
    "the end before the beginning",
    async () => (await lecturer()).id,
    { until: "2025-01-01" },
    "dates_wrong",
  ],
  ["acting without an end", async () => (await lecturer()).id, { acting: true }, "dates_wrong"],
])("%s is refused", async (_, holder, tenure, code) => {
  const asked = head(await holder(), idOf("Statistics"), tenure);
  expect(await server.request("assignOffice", asked, asAdmin)).toMatchObject({ code });
});
