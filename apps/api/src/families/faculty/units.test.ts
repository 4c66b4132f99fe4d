import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { departmentOptions, departments, faculties } from "../../database/schema/faculty.ts";
import { everyTable, pasted } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const stands = (id: string) => server.ok("getImport", { id, size: 100 }, asAdmin);

const previewFaculties = async (rows: readonly string[][]) => {
  const text = pasted(["Code*", "Name*"], rows);
  return stands((await server.ok("previewFaculties", { text }, asAdmin)).importId);
};
const previewDepartments = async (rows: readonly string[][]) => {
  const text = pasted(["Code*", "Name*", "Faculty code*"], rows);
  return stands((await server.ok("previewDepartments", { text }, asAdmin)).importId);
};
const previewOptions = async (rows: readonly string[][]) => {
  const text = pasted(["Department code*", "Name*", "Active"], rows);
  return stands((await server.ok("previewDepartmentOptions", { text }, asAdmin)).importId);
};
const plans = ({ items }: Awaited<ReturnType<typeof stands>>) =>
  items.map(({ verdict, reasons }) => [verdict, ...reasons]);

test("the example that is left above a school's own rows counts for none of them", async () => {
  const { items } = await previewDepartments([
    ["COM", "Estate Management", "SSC"],
    ["COM", "Computing and Statistics", "SSC"],
    ["EST", "Estate Management", "SSC"],
  ]);
  const twice = items.map(({ reasons }) => reasons.filter((reason) => /twice/.test(reason)));
  expect(items[0]?.reasons).toEqual([importRunMessages.example]);
  expect(twice).toEqual([[], [], []]);
});

test("faculties and their departments are imported, and undone unless something stands on them", async () => {
  const before = await everyTable(server);
  const schools = await previewFaculties([
    ["SHS", "School of Health Sciences"],
    ["ssc", "School of Science"],
    ["SBM", "School of Business and Management Studies"],
    ["NEW", "School of Environmental Studies"],
  ]);
  expect(plans(schools)).toEqual([
    ["New"],
    ["Changed"],
    ["Unchanged"],
    ["Refused", "this name is taken"],
  ]);
  await server.ok("uploadFaculties", { importId: schools.id }, asAdmin);
  const units = await previewDepartments([
    ["NUR", "Nursing", "shs"],
    ["PHM", "Pharmacy", "SHS"],
    ["COM", "Computing", "SSC"],
    ["ACC", "Accountancy", "SSC"],
    ["XYZ", "Astrology", "XX"],
  ]);
  expect(plans(units)).toEqual([
    ["New"],
    ["New"],
    ["Changed"],
    ["Refused", "a department is moved to another faculty by hand"],
    ["Refused", "no faculty has this code"],
  ]);
  await server.ok("uploadDepartments", { importId: units.id }, asAdmin);
  const [nursing] = await server.db.select().from(departments).where(eq(departments.code, "NUR"));
  const [health] = await server.db.select().from(faculties).where(eq(faculties.code, "SHS"));
  expect(nursing).toMatchObject({ facultyId: health?.id, active: true });

  // The faculty has departments by now: it stays, its renamed neighbour goes back.
  await server.ok("undoImport", { id: schools.id }, asAdmin);
  expect(await stands(schools.id)).toMatchObject({ state: "undone", undone: 1, kept: 1 });
  await server.ok("undoImport", { id: units.id }, asAdmin);
  expect(await stands(units.id)).toMatchObject({ state: "undone", undone: 3, kept: 0 });
  await server.db.delete(faculties).where(eq(faculties.code, "SHS"));
  expect(await everyTable(server)).toEqual(before);
});

test("two imports of the same faculty at once make one", async () => {
  const rows = [["TWO", "School of Two"]];
  const [one, two] = [await previewFaculties(rows), await previewFaculties(rows)];
  await Promise.all(
    [one, two].map(({ id }) => server.ok("uploadFaculties", { importId: id }, asAdmin)),
  );
  const [first, second] = await Promise.all([stands(one.id), stands(two.id)]);
  expect([first.new + second.new, first.refused + second.refused]).toEqual([1, 1]);
  expect(await server.db.$count(faculties, eq(faculties.code, "TWO"))).toBe(1);
});

test("options are imported by department and name, and undone unless somebody has changed them", async () => {
  const before = await everyTable(server);
  const [option] = await server.db
    .select({ code: departments.code, name: departmentOptions.name })
    .from(departmentOptions)
    .innerJoin(departments, eq(departments.id, departmentOptions.departmentId));
  const { code = "", name = "" } = option ?? {};
  const shown = await previewOptions([
    ["acc", "Taxation", ""],
    ["ACC", "Auditing", "No"],
    [code, name, "yes"],
    [code, name.toUpperCase(), ""],
    ["ACC", "Costing", ""],
    ["ACC", "costing", ""],
    ["XX", "Costing", "perhaps"],
    ["XX", "Costing", ""],
  ]);
  expect(plans(shown)).toEqual([
    ["New"],
    ["New"],
    ["Refused", "this option stands twice for this department"],
    ["Refused", "this option stands twice for this department"],
    ["Refused", "this option stands twice for this department"],
    ["Refused", "this option stands twice for this department"],
    ["Refused", "Active: write yes or no."],
    ["Refused", "no department has this code"],
  ]);
  const renamed = await previewOptions([
    [code, name.toUpperCase(), ""],
    [code.toLowerCase(), "Brand new", "yes"],
  ]);
  expect(plans(renamed)).toEqual([["Changed"], ["New"]]);
  expect(plans(await previewOptions([[code, name, "no"]]))).toEqual([
    ["Refused", "an option is switched on and off by hand"],
  ]);
  expect(plans(await previewOptions([[code, name, ""]]))).toEqual([["Unchanged"]]);
  await server.ok("uploadDepartmentOptions", { importId: shown.id }, asAdmin);
  await server.ok("uploadDepartmentOptions", { importId: renamed.id }, asAdmin);
  const { items } = await server.ok("listDepartmentOptions", { search: "auditing" }, asAdmin);
  expect(items).toMatchObject([{ department: "Accountancy", name: "Auditing", active: false }]);
  const past = await server.ok(
    "getHistory",
    { subject: "departmentOption", id: String(items[0]?.id) },
    asAdmin,
  );
  expect(past.items).toMatchObject([{ what: "made this by an import" }]);

  await server.ok("undoImport", { id: shown.id }, asAdmin);
  expect(await stands(shown.id)).toMatchObject({ state: "undone", undone: 2, kept: 0 });
  await server.ok("undoImport", { id: renamed.id }, asAdmin);
  expect(await everyTable(server)).toEqual(before);
});

test("an option that another has changed since its import stays, and is named", async () => {
  const shown = await previewOptions([["ACC", "Forensics", ""]]);
  await server.ok("uploadDepartmentOptions", { importId: shown.id }, asAdmin);
  const { items } = await server.ok("listDepartmentOptions", { search: "forensics" }, asAdmin);
  const { id = 0, revision = 0 } = items[0] ?? {};
  const change = { id, revision, name: "Forensic Accounting" };
  await server.ok("updateDepartmentOption", change, { as: { user: "super.two" } });
  await server.ok("undoImport", { id: shown.id }, asAdmin);
  expect(await stands(shown.id)).toMatchObject({ state: "undone", undone: 0, kept: 1 });
  await server.db.delete(departmentOptions).where(eq(departmentOptions.id, id));
});

test("options are imported by who enters the school's parts, and by nobody else", async () => {
  const text = pasted(["Department code*", "Name*", "Active"], [["ACC", "Taxation", ""]]);
  for (const call of [
    server.request("previewDepartmentOptions", { text }, { as: { user: "bursar" } }),
    server.request("downloadDepartmentOptionsSample", {}, { as: { user: "bursar" } }),
  ]) {
    expect((await call).status).toBe(403);
  }
});
