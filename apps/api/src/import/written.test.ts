import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { readPerson } from "../families/authentication/testing/people.ts";
import { official, officialHeadings, pasted, previewOfficials } from "./testing/sheets.ts";

// Unambiguous spellings that offices use, for officials.

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };

test.each([
  ["8031234567", "08031234567"],
  ["2348031234567", "+2348031234567"],
  ["'08031234567", "08031234567"],
  ["0803\u00A0123\u00A04567", "08031234567"],
  ["\u202A+234 803 123 4567\u202C", "+2348031234567"],
])("%j is a phone number", async (phone, kept) => {
  const name = `phone.${phone.length}.${kept.length}.${phone.charCodeAt(0)}`;
  const shown = await previewOfficials(server, [official(name, { phone })]);
  expect(shown).toMatchObject({ new: 1, refused: 0 });
  await server.ok("uploadUsers", { importId: shown.id }, as);
  expect((await readPerson(server, name)).mobileNumber).toBe(kept);
});

test("what nobody sees is dropped from headings, keys and names, and a hard space is a space", async () => {
  const headings = officialHeadings.map(
    (heading) => `\u200B${heading.replace(" ", "\u00A0")}\uFEFF`,
  );
  const row = official("unseen\u200B.one", {
    surname: "Al\u00A0Hassan\u200E",
    email: "unseen.one@example.edu.ng\u200B",
  });
  const preview = async (cells: readonly string[]) => {
    const text = pasted(headings, [cells]);
    const { importId } = await server.ok("previewUsers", { text }, as);
    return server.ok("getImport", { id: importId, size: 100 }, as);
  };
  const shown = await preview(row);
  expect(shown).toMatchObject({ new: 1, refused: 0, notices: [] });
  await server.ok("uploadUsers", { importId: shown.id }, as);
  expect(await readPerson(server, "unseen.one")).toMatchObject({
    lastname: "Al Hassan",
    email: "unseen.one@example.edu.ng",
  });
  // A sheet with the same row is unchanged, and a repeated row is refused.
  expect(await preview(row)).toMatchObject({ unchanged: 1 });
  const twice = await previewOfficials(server, [official("a.twin"), official("a.\u2060twin")]);
  expect(twice).toMatchObject({ new: 0, refused: 2 });
});

test("a pasted list names people however their numbers and names were copied", async () => {
  const person = await readPerson(server, "admin");
  const { found, unknown } = await server.ok(
    "resolveList",
    { kind: "users", text: "\u200Badmin\u00A0\n\uFEFFnobody" },
    as,
  );
  expect(found).toMatchObject([{ line: 1, id: person.id }]);
  expect(unknown).toMatchObject([{ line: 2, text: "nobody" }]);
});
