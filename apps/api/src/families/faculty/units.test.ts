import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { departments, faculties } from "../../database/schema/faculty.ts";
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
const plans = ({ items }: Awaited<ReturnType<typeof stands>>) =>
  items.map(({ verdict, reasons }) => [verdict, ...reasons]);

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
