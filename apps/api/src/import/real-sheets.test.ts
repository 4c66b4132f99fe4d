import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { textRow, workbook, worksheet } from "../sheets/testing/workbook.ts";
import { official, officialHeadings, pasted, previewOfficials } from "./testing/sheets.ts";

// Sheets as offices really have them, for officials.

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
let turn = 0;
const fresh = () => `real.${(turn += 1)}`;

async function previewed(xml: string) {
  const bytes = workbook("", { sheets: [{ name: "Staff", xml: worksheet(xml) }] });
  const file = new File([new Uint8Array(bytes)], "staff.xlsx");
  const { importId } = await server.ok("previewUsers", { file }, as);
  return server.ok("getImport", { id: importId, size: 100 }, as);
}

const refusalOf = async (headings: readonly string[], row: readonly string[]) => {
  const answer = await server.request("previewUsers", { text: pasted(headings, [row]) }, as);
  return answer.success ? "read" : answer.message;
};

/** A row of officials with a formula cell of the office's own. */
const withFormula = (name: string) => {
  const cells = ["", ...official(name)].map((text) =>
    text === "" ? "<c/>" : `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row>${cells.join("").replace("<c/>", "<c><f>ROW()-1</f><v>1</v></c>")}</row>`;
};

test("a formula counts in a column that is read alone", async () => {
  const headings = textRow("S/N", ...officialHeadings);
  const shown = await previewed(headings + withFormula(fresh()));
  expect(shown).toMatchObject({ new: 1, refused: 0 });
  const mail = official(fresh()).map((text, at) =>
    at === 4 ? "<c><f>A2</f><v>1</v></c>" : `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const refused = await previewed(`${textRow(...officialHeadings)}<row>${mail.join("")}</row>`);
  expect(refused).toMatchObject({ new: 0, refused: 1 });
});

test("a cell without a value is empty, whatever it is said to be", async () => {
  const name = fresh();
  const cells = official(name).map((text) =>
    text === "" ? '<c t="s"/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const xml = worksheet(`${textRow(...officialHeadings)}<row>${cells.join("")}</row>`);
  const bytes = workbook("", {
    sheets: [{ name: "Staff", xml }],
    texts: "<sst><si><t>Staff number*</t></si></sst>",
  });
  const file = new File([new Uint8Array(bytes)], "staff.xlsx");
  const { importId } = await server.ok("previewUsers", { file }, as);
  expect(await server.ok("getImport", { id: importId, size: 100 }, as)).toMatchObject({ new: 1 });
  await server.ok("uploadUsers", { importId }, as);
  const found = await server.ok("listUsers", { search: name }, as);
  expect(found.items).toMatchObject([{ userName: name }]);
  expect(JSON.stringify(found.items)).not.toContain("Staff number");
});

test("hidden rows are read, and named", async () => {
  const hidden = (name: string) => textRow(...official(name)).replace("<row>", '<row hidden="1">');
  const shown = await previewed(
    textRow(...officialHeadings) +
      textRow(...official(fresh())) +
      hidden(fresh()) +
      hidden(fresh()),
  );
  expect(shown).toMatchObject({ new: 3 });
  expect(shown.notices).toEqual(["2 hidden rows are read too: 3, 4."]);
});

test("two columns of one heading are refused by name", async () => {
  expect(await refusalOf([...officialHeadings, "phone"], [...official(fresh()), "0801"])).toBe(
    "“Phone*” heads the columns F and J. Keep one of them, or give the other another heading.",
  );
  // Ignored headings may repeat.
  const remarks = [...officialHeadings, "Remark", "Remark"];
  expect(await refusalOf(remarks, [...official(fresh()), "", ""])).toBe("read");
});

test("a sheet of something else is refused, and told what it should have", async () => {
  expect(await refusalOf(["Room", "Bed"], ["1", "2"])).toMatch(
    /^None of the sheet's columns is known here\. It should have User name, Surname, .*sample sheet\.$/,
  );
});

test("the example of the sample sheet is nobody's account, and what stands under it is read", async () => {
  const sample = await server.ok("downloadUsersSample", {}, as);
  const file = new File([sample], "sample.xlsx");
  const { importId } = await server.ok("previewUsers", { file }, as);
  const shown = await server.ok("getImport", { id: importId, size: 100 }, as);
  expect(shown).toMatchObject({ new: 0, changed: 0, refused: 0, unchanged: 1 });
  const [row] = shown.items;
  expect(row?.reasons).toEqual([importRunMessages.example]);
  const both = await previewOfficials(server, [row?.cells ?? [], official(fresh())]);
  expect(both).toMatchObject({ new: 1, unchanged: 1 });
});
