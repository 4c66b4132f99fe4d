import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { planOf } from "../../testing/plan-of.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";
import { peopleFound } from "./find-records.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const find = (search: string, user = "admin") => server.ok("findRecords", { search }, as(user));
const userNames = async (search: string) =>
  (await find(search)).people.map(({ userName }) => userName);

describe("what is gone to by its name", () => {
  test("is a person by name without marks, by user name, and by staff number", async () => {
    expect(await userNames("oladii adewale")).toEqual(["admissions"]);
    expect(await userNames("student.affairs")).toEqual(["student.affairs"]);
    const { rows } = await server.db.execute<{ staff_number: string; user_name: string }>(
      sql`select staff_number, user_name from staff join staff_accounts on staff_id = staff.id
        join users on users.id = user_id order by staff_number limit 1`,
    );
    expect(await userNames(rows[0]?.staff_number.toLowerCase() ?? "")).toContain(
      rows[0]?.user_name,
    );
  });

  test("is a department by a part of its name or by its code, with its faculty", async () => {
    const { departments } = await find("computer sci");
    expect(departments).toMatchObject([{ name: "Computer Science" }]);
    expect(departments[0]?.faculty).not.toBe("");
    const { rows } = await server.db.execute<{ code: string }>(
      sql`select code from departments where name = 'Computer Science'`,
    );
    expect((await find(rows[0]?.code ?? "")).departments).toEqual(
      expect.arrayContaining(departments),
    );
  });

  test("is five of a kind at most, and nothing for what nobody is called", async () => {
    expect(await userNames("ad")).toHaveLength(5);
    expect(await find("zzzz")).toEqual({ people: [], departments: [] });
    for (const search of ["x & y", "':* | a", String.raw`\\`, "' or true --", "!(", "%%", "__"]) {
      expect(await find(search)).toEqual({ people: [], departments: [] });
    }
    expect(await server.request("findRecords", { search: " a " }, as("admin"))).toMatchObject({
      status: 422,
    });
  });

  test("is told by right alone", async () => {
    // Neither people nor the school's units are the hostel officer's.
    expect(await find("computer", "hostel")).toEqual({ people: [], departments: [] });
    expect((await find("oladii", "hostel")).people).toEqual([]);
  });
});

describe("a person is found however the name is written", () => {
  beforeAll(async () => {
    const names = [
      ["find.obrien", "O'Brien", "Ada"],
      ["find.danjuma", "Ɗanjuma", "Kabiruwa"],
      ["find.souza", "D’Souza-Bello", "Musa"],
    ] as const;
    for (const [userName, lastname, firstname] of names) {
      await addPerson(server, {
        userName,
        lastname,
        firstname,
        middlename: "",
        mobileNumber: "08099887766",
      });
    }
  });

  test.each([
    ["find.obrien", ["O’Brien", "OBrien", "o brien", "Brien Ada", "Ada O'Brien", "Brien, A."]],
    [
      "find.danjuma",
      ["danjuma kabiruwa", "DANJUMA KABIRUWA", "Kabiruwa Ɗanjuma", "kabi\u200Bruwa, D."],
    ],
    ["find.souza", ["souza bello", "D'Souza Bello", "dsouza", "souza-bello", "musa souza"]],
  ])("%s", async (userName, searches) => {
    for (const search of searches) expect(await userNames(search), search).toContain(userName);
  });

  test.each(["08099887766", "8099887766", "+234 809 988 7766", "2348099887766"])(
    "and by a phone number as %s",
    async (search) => {
      expect(await userNames(search)).toHaveLength(3);
    },
  );
});

describe("among 20,000 people", () => {
  beforeAll(async () => {
    await server.db.execute(sql`
      insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
      select gen_random_uuid(), 'FIND/' || n, 'none', 'student', 'student', 'Plan' || n, 'B'
      from generate_series(1, 20000) n`);
    await server.db.execute(sql`analyze`);
  });

  test("a person is found by the index of words, without reading them all", async () => {
    for (const search of ["plan19999", "O’Brien Plan-Musa", "+234 803 123 4567"]) {
      const query = peopleFound(server.db, search);
      const plan = await planOf(server, { getQuery: () => query.toSQL() }, {});
      expect(plan).toMatch(/Bitmap Index Scan on users_search/);
      expect(plan).not.toMatch(/Seq Scan on users|users_by_name/);
    }
  });
});
