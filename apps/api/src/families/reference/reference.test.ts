import { enumLists } from "@polyportal/api-client/contract/reference";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { departments } from "../../database/schema/faculty.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const names = (choices: readonly { name: string }[]) => choices.map((choice) => choice.name);
const idOf = (choices: readonly { id: number; name: string }[], name: string) =>
  choices.find((choice) => choice.name === name)?.id ?? 0;

test.each(enumLists)("the list %s has choices", async (list) => {
  expect((await server.ok("listEnum", { list })).length).toBeGreaterThan(1);
});

test("an unknown list is refused", async () => {
  const answer = await fetch(`${server.url}/api/Enum/list/passwords`);
  expect(answer.status).toBe(422);
});

test("the personal step's lists come in one answer, the part-time modes of study among them", async () => {
  const lists = await server.ok("listApplicationLists", {});
  expect(names(lists.genders)).toEqual(["Male", "Female"]);
  expect(names(lists.bloodGroups)).toContain("O+");
  expect(names(lists.genotypes)[0]).toBe("AA");
  expect(names(lists.religions)).toContain("Islam");
  expect(names(lists.maritalStatuses)[0]).toBe("Single");
  expect(names(lists.relationships).slice(0, 2)).toEqual(["Father", "Mother"]);
  expect(names(lists.countries).slice(0, 2)).toEqual(["Nigeria", "Afghanistan"]);
  expect(lists.modesOfStudy).toEqual([
    { id: 2, name: "Part-time (evening)" },
    { id: 3, name: "Part-time (weekend)" },
  ]);
  expect(names(await server.ok("listEnum", { list: "modes-of-study" }))).toHaveLength(3);
});

test("Nigeria leads from country to state to LGA; a state of another country has no LGAs", async () => {
  const countries = await server.ok("listCountries", {});
  const nigeria = idOf(countries, "Nigeria");
  expect(countries[0]?.id).toBe(nigeria);
  const states = await server.ok("listStates", { countryId: nigeria });
  expect(states).toHaveLength(37);
  const stateId = idOf(states, "Lagos");
  expect(await server.ok("listLgas", { countryId: nigeria, stateId })).toHaveLength(20);
  const ghana = idOf(countries, "Ghana");
  expect(await server.ok("listLgas", { countryId: ghana, stateId })).toEqual([]);
  expect(await server.ok("listStates", { countryId: 999_999 })).toEqual([]);
});

test.each(["1%20or%201=1", "-1", "1.5", "99999999999", ""])(
  "the country '%s' is refused at its field",
  async (id) => {
    const answer = await fetch(`${server.url}/api/CountryStatesLGA/states?countryId=${id}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { countryId: expect.any(String) } });
  },
);

test("faculties and departments are those that a programme admits into", async () => {
  const faculties = await server.ok("listFaculties", {});
  expect(faculties).toHaveLength(4);
  const open = await server.ok("listFaculties", { programme: "nd-part-time" });
  expect(names(open)).not.toContain("School of Environmental Studies");
  const facultyId = idOf(faculties, "School of Engineering Technology");
  const departmentsOf = async (programme?: "nd" | "hnd") =>
    names(await server.ok("listDepartments", { facultyId, programme }));
  expect(await departmentsOf()).toContain("Computer Engineering Technology");
  expect(await departmentsOf("nd")).toContain("Computer Engineering Technology");
  expect(await departmentsOf("hnd")).not.toContain("Computer Engineering Technology");

  await server.db
    .update(departments)
    .set({ active: false })
    .where(eq(departments.name, "Computer Engineering Technology"));
  expect(await departmentsOf("nd")).not.toContain("Computer Engineering Technology");
});

test("a programme that there is not is refused", async () => {
  const answer = await fetch(`${server.url}/api/Faculty/faculties?programme=phd`);
  expect(answer.status).toBe(422);
});

test("sessions come the current one first", async () => {
  const [first, ...others] = await server.ok("listSessions", {});
  expect(first).toEqual({ id: 3, name: "2026/2027", current: true });
  expect(names(others)).toEqual(["2025/2026", "2024/2025", "2023/2024"]);
});

test("O-level lists come in one answer with the last thirty years", async () => {
  const lists = await server.ok("listOLevelLists", {});
  expect(names(lists.types)).toContain("WAEC (May/June)");
  expect(names(lists.subjects).slice(0, 2)).toEqual(["English Language", "Mathematics"]);
  expect(names(lists.grades).join(" ")).toBe("A1 B2 B3 C4 C5 C6 D7 E8 F9");
  expect(lists.examYears).toHaveLength(30);
});

test("a course of study leads to its subject combinations", async () => {
  const [course] = await server.ok("listJupebOptions", {});
  const jupebOptionId = course?.id ?? 0;
  expect((await server.ok("listSubjectCombinations", { jupebOptionId })).length).toBeGreaterThan(0);
  expect(await server.ok("listSubjectCombinations", { jupebOptionId: 9_999 })).toEqual([]);
});

test("lists may be kept for five minutes, and are not sent again while they have not changed", async () => {
  const first = await server.request("listCountries", {});
  expect(first.headers.get("cache-control")).toBe("public, max-age=300");
  const etag = first.headers.get("etag") ?? "";
  const again = await fetch(`${server.url}/api/CountryStatesLGA/countries`, {
    headers: { "If-None-Match": etag },
  });
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
});
