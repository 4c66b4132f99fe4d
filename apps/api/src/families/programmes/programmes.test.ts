import { todayInLagos } from "@polyportal/domain/format/date";
import type { InputOf } from "@polyportal/api-client/contract/define";
import type { programmesEndpoints } from "@polyportal/api-client/contract/programmes";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { departments } from "../../database/schema/faculty.ts";
import { issuedDocuments } from "../../database/schema/issued-document.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const enters = as("administrator");
type Wish = InputOf<(typeof programmesEndpoints)["updateProgramme"]>;

/** A programme as a form begins from it, changed. */
async function save(slug: Wish["slug"], change: Partial<Wish>) {
  const known = await server.ok("getProgramme", { slug }, enters);
  const byPaper = Object.fromEntries(
    known.signatories.map(({ paper, office, name }) => [paper, { office, name }]),
  ) as Wish["signatories"];
  return server.request(
    "updateProgramme",
    {
      slug,
      revision: known.revision,
      departmentIds: known.units.filter(({ admits }) => admits).map(({ id }) => id),
      open: known.switchedOn,
      opensOn: known.opensOn ?? "",
      closesOn: known.closesOn ?? "",
      signatories: byPaper,
      ...change,
    },
    enters,
  );
}

const offer = async (slug: string) =>
  (await server.ok("listApplicationTypes", {})).find(({ programme }) => programme === slug);

test("the programmes stand as they are defined, with what the school says of them", async () => {
  const { items } = await server.ok("listProgrammes", {}, as("registrar"));
  expect(items.map(({ title }) => title)).toEqual([
    "CCE",
    "Diploma",
    "Direct Entry",
    "Five-Year Sandwich",
    "Four-Year Sandwich",
    "HND",
    "Inter-University Transfer",
    "Sub-Degree",
    "ND",
    "ND Part-Time",
  ]);
  expect(items.find(({ slug }) => slug === "hnd")).toMatchObject({
    type: "Full-time",
    studentType: "Undergraduate",
    award: "Higher National Diploma",
    duration: "2 years",
    levels: ["HND I", "HND II"],
    departments: 10,
    open: true,
    opensOn: null,
  });
});

test("they are found by title, by department and by whether one can apply", async () => {
  const ask = async (input: object) =>
    (await server.ok("listProgrammes", input, enters)).items.map(({ slug }) => slug);
  for (const search of ["part", "time PART", "Part Time", "parttime nd"]) {
    expect(await ask({ search }), search).toEqual(["nd-part-time"]);
  }
  expect(await ask({ search: "nothing" })).toEqual([]);
  expect(await ask({ accepting: "false" })).toEqual([]);
  const [quantity] = await server.db.select().from(departments).where(eq(departments.code, "QTS"));
  expect(await ask({ department: quantity?.id })).toEqual(["nd"]);
});

test("what is counted is what admits", async () => {
  const { items } = await server.ok("listProgrammes", {}, enters);
  for (const { slug, departments: count } of items) {
    const { units } = await server.ok("getProgramme", { slug }, enters);
    expect(units.filter(({ admits }) => admits)).toHaveLength(count);
  }
});

describe("a programme", () => {
  test("admits into the departments that the school says, by whoever began from it", async () => {
    const [accounts] = await server.db
      .select()
      .from(departments)
      .where(eq(departments.code, "ACC"));
    const id = accounts?.id ?? 0;
    const { revision } = await server.ok("getProgramme", { slug: "sub-degree" }, enters);
    expect((await save("sub-degree", { departmentIds: [id] })).status).toBe(200);
    expect(await server.ok("listFaculties", { programme: "sub-degree" })).toMatchObject([
      { id: accounts?.facultyId },
    ]);
    expect(await save("sub-degree", { revision })).toMatchObject({ status: 409, code: "conflict" });
    expect((await recordOf(server, "sub-degree")).at(-1)).toMatchObject({
      action: "updateProgramme",
      after: { departments: ["Accountancy"] },
    });
  });

  test("opens anew no department that is switched off, and keeps one that admits", async () => {
    const [one] = await server.db.select().from(departments).where(eq(departments.code, "QTS"));
    const id = one?.id ?? 0;
    const set = (active: boolean) =>
      server.db.update(departments).set({ active }).where(eq(departments.id, id));
    await set(false);
    const nd = await server.ok("getProgramme", { slug: "nd" }, enters);
    expect(nd.units.find((unit) => unit.id === id)).toMatchObject({ active: false, admits: true });
    expect((await save("nd", {})).status).toBe(200);
    expect(await save("hnd", { departmentIds: [id] })).toMatchObject({ code: "unit_inactive" });
    expect(await save("hnd", { departmentIds: [9999] })).toMatchObject({ code: "unit_inactive" });
    await set(true);
  });

  test("is open from the first day to the last", async () => {
    const day = (away: number) => todayInLagos(new Date(Date.now() + away * 86_400_000));
    await save("nd-part-time", { opensOn: day(2), closesOn: day(9) });
    expect(await offer("nd-part-time")).toMatchObject({ open: false });
    expect((await offer("nd-part-time"))?.opensAt).toMatch(new RegExp(`^${day(1)}T23:00`));
    await save("nd-part-time", { opensOn: day(-2), closesOn: day(9) });
    expect(await offer("nd-part-time")).toMatchObject({ open: true });
    await save("nd-part-time", { open: false });
    expect(await offer("nd-part-time")).toMatchObject({ open: false, opensAt: null });
    await save("nd-part-time", { open: true, opensOn: "", closesOn: "" });
    expect(await offer("nd-part-time")).toMatchObject({ open: true, closesAt: null });
  });

  test.each([
    [{ opensOn: "2027-02-02", closesOn: "2027-02-01" }, "closesOn"],
    [{ departmentIds: [] }, "departmentIds"],
    [{ opensOn: "2027-02-30" }, "opensOn"],
  ])("is refused with %o", async (change, field) => {
    expect(await save("nd", change)).toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    });
  });

  test("has its papers signed by whom the school says", async () => {
    const student = as("student");
    const letter = async () => (await server.ok("getAdmissionLetter", {}, student)).signatory;
    // Who signed a letter stays on it: each is the first that is given out.
    const signed = async () => {
      await server.db.delete(issuedDocuments);
      return letter();
    };
    const before = await signed();
    const levy = { office: "bursar", name: "" } as const;
    await save("hnd", {
      signatories: {
        "admission-letter": { office: "bursar", name: "" },
        "development-levy-letter": levy,
      },
    });
    expect(await signed()).toEqual(before);
    await save("nd", {
      signatories: {
        "admission-letter": { office: "bursar", name: "" },
        "development-levy-letter": levy,
      },
    });
    expect(await signed()).toEqual({ name: "Nwachukwu Ifeanyi Kelechi", office: "Bursar" });
    await save("nd", {
      signatories: {
        "admission-letter": { office: "registrar", name: "Mrs. A. Deputy" },
        "development-levy-letter": levy,
      },
    });
    expect(await letter()).toEqual({ name: "Nwachukwu Ifeanyi Kelechi", office: "Bursar" });
    expect(await signed()).toEqual({ name: "Mrs. A. Deputy", office: "Registrar" });
  });

  test("is not there under another name, nor for who may only see to change", async () => {
    const asked = { slug: "phd" } as unknown as { slug: "nd" };
    expect(await server.request("getProgramme", asked, enters)).toMatchObject({ status: 422 });
    const sees = as("bursar");
    const known = await server.ok("getProgramme", { slug: "nd" }, sees);
    expect(
      await server.request(
        "updateProgramme",
        {
          slug: "nd",
          revision: known.revision,
          departmentIds: [],
          open: false,
          opensOn: "",
          closesOn: "",
          signatories: {
            "admission-letter": { office: "registrar", name: "" },
            "development-levy-letter": { office: "bursar", name: "" },
          },
        },
        sees,
      ),
    ).toMatchObject({ status: 403 });
  });
});
