import { contract } from "@polyportal/api-client/contract/contract";
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

type Summed = {
  items: Record<string, number>[];
  total: number;
  sums?: Record<string, number>;
};

const lists = Object.entries(contract).flatMap(([name, endpoint]) =>
  "list" in endpoint && endpoint.list.sums.length > 0
    ? [{ name, path: endpoint.path, sums: endpoint.list.sums }]
    : [],
);

const ask = async (name: string, asked: object) =>
  (await server.ok(name as "listReferrals", asked, { as: { user: "admin" } })) as unknown as Summed;

describe("the sums of a list", () => {
  test.each(lists)("$name: are those of its rows on all pages, however it is cut", async (list) => {
    for (const search of ["", "sci", "nothing is called so"]) {
      const whole = await ask(list.name, { size: 1000, search });
      const expected = Object.fromEntries(
        list.sums.map((column) => [
          column,
          whole.items.reduce((sum, row) => sum + (row[column] ?? Number.NaN), 0),
        ]),
      );
      expect(whole.items).toHaveLength(whole.total);
      expect(whole.sums).toEqual(expected);
      expect((await ask(list.name, { size: 5, search })).sums).toEqual(expected);
    }
  });

  test("are said where the contract names figures, and nowhere else", async () => {
    expect(lists.map(({ name }) => name)).toContain("listReferrals");
    const users = await server.ok("listUsers", {}, { as: { user: "admin" } });
    expect(users).not.toHaveProperty("sums");
  });
});
