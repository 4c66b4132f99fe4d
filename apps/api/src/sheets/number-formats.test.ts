import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { sheetFault } from "@polyportal/domain/messages/sheet";
import { readSheet } from "./read-sheet.ts";
import { allCells, allRows, textRow, workbook } from "./testing/workbook.ts";

// What is read of a number, by how its cell shows it.

const read = (bytes: Uint8Array) => readSheet(bytes, "admission.xlsx");
const headings = textRow("JAMB number", "Full name");
/** A row of a number in the format that {@link formatted} gives. */
const styled = (value: string) => `<row><c s="1"><v>${value}</v></c></row>`;
const formatted = (code: string) => ({
  styles: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
});

test("a number that is shown with noughts in front keeps them", async () => {
  const sheet = await read(
    await writeXlsx({
      sheets: [
        {
          name: "A",
          columns: [{ numFmt: "00000000000" }, { numFmt: "#,##0.00" }],
          rows: [
            ["Phone", "Amount"],
            [8031234567, 1250000.5],
          ],
        },
      ],
    }),
  );
  expect(await allCells(sheet)).toEqual([["08031234567", "1250000.5"]]);
});

const dateStyles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="&quot;day&quot; 0.0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs></styleSheet>`;

test("days come as ISO dates, whatever they look like, and times as times", async () => {
  const cells = [
    ["1", "46349"],
    ["2", "46349.75"],
    ["1", "1"],
    ["1", "59"],
    ["1", "61"],
    ["4", "0.5868055555555556"],
    ["3", "46349"],
  ];
  const row = cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join("");
  const made = { styles: dateStyles };
  const sheet = await read(
    workbook(`${headings}<row>${row}<c t="d"><v>2026-11-23T00:00:00</v></c></row>`, made),
  );
  const old = { ...made, workbookPr: '<workbookPr date1904="1"/>' };
  const from1904 = await read(workbook(`${headings}<row><c s="1"><v>44887</v></c></row>`, old));
  const shown = ["2026-11-23", "2026-11-23", "1900-01-01", "1900-02-28", "1900-03-01", "14:05"];
  expect(await allCells(sheet)).toEqual([[...shown, "46349", "2026-11-23"]]);
  expect(await allCells(from1904)).toEqual([["2026-11-23"]]);
});

test("a share comes as the percentage that is read, and a number in thousands is refused", async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="#,##0,"/><numFmt numFmtId="166" formatCode="0.0,,&quot;M&quot;"/><numFmt numFmtId="167" formatCode="#,##0.00"/><numFmt numFmtId="168" formatCode="0&quot;%&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/></cellXfs></styleSheet>`;
  const cells = [
    ["1", "0.65"],
    ["2", "0.07"],
    ["3", "1.005"],
    ["6", "1250.5"],
    ["7", "65"],
    ["4", "1250000"],
    ["5", "1250000"],
  ];
  const row = cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join("");
  const sheet = await read(workbook(`${headings}<row>${row}</row>`, { styles }));
  const [only] = await allRows(sheet);
  expect(only?.cells.slice(0, 5)).toEqual(["65%", "7%", "100.5%", "1250.5", "65"]);
  expect(only?.faults.map(sheetFault)).toEqual([
    "Cell F2 shows its number in thousands or millions. Give it the format “General”, and look at the number.",
    "Cell G2 shows its number in thousands or millions. Give it the format “General”, and look at the number.",
  ]);
});

test.each([
  ["[>1]0;0%", "0.65"],
  ["[>=1]0;[<1]0%;0", "0.65"],
  ["[<=1]0%;0", "17"],
  ["[>=1000]0.0,&quot;K&quot;;0", "1250"],
  ["[>1]0%", "0.65"],
  ["[=0]&quot;ABS&quot;;0", "0"],
  ["0;0;&quot;ABS&quot;", "0"],
  ["0;-0;;@", "0"],
  ["0%;0%;&quot;nil&quot;", "0"],
  ["&quot;Absent&quot;", "5"],
  [";;;", "5"],
  ["&quot;-&quot;", "5"],
  // Another number is shown than is held.
  ["0", "39.5"],
  ["0.0", "39.96"],
  ["0.00", "0.005"],
  ["#,##0", "1250.5"],
  ["000", "12.5"],
  ["0%", "0.655"],
  ["0.0;-0", "-4.5"],
  ["0;0", "-5"],
  ["[&lt;40]0;0.0", "39.5"],
  ["0.00E+00", "310007769676"],
  ["# ?/?", "0.3"],
  ["#,###", "0"],
  // What stands beside the digits makes another number of them.
  ["&quot;ASP/&quot;General", "123"],
  ["0.0&quot;k&quot;", "1.5"],
  ["#,##0&quot;k&quot;", "15"],
  ["0.0\\-0", "1.55"],
  ["0.0&quot; 5&quot;", "1.5"],
  ["[&lt;100]&quot;A/&quot;00;&quot;B/&quot;00", "12"],
])(
  "a number in the format %s is refused, for something else is read in its place",
  async (code, value) => {
    const [only] = await allRows(
      await read(workbook(`${headings}${styled(value)}`, formatted(code))),
    );
    expect(only?.faults.map(sheetFault)).toEqual([
      "Cell A2 has a number format that may show something else than the number it holds. Give it the format “General”, and look at the number.",
    ]);
  },
);

test.each([
  ["[Red][&lt;40]0;[Blue]0", "17", "17"],
  ["[&lt;=1]0%;0.0%", "0.65", "65%"],
  ["[$-409][&gt;0]dd/mm/yyyy;[&lt;=0]dd/mm/yy;dd/mm/yyyy;@", "46349", "2026-11-23"],
  ["0;-0;0;@", "17", "17"],
  ["0;0;&quot;ABS&quot;", "17", "17"],
  ["0%;0%;&quot;nil&quot;", "0.65", "65%"],
  ["_(* #,##0_);_(* \\(#,##0\\);_(* &quot;-&quot;_);_(@_)", "0", "0"],
  ["_-* #,##0.00_-;\\-* #,##0.00_-;_-* &quot;-&quot;??_-;_-@_-", "0", "0"],
  ["0;-0;\\0", "0", "0"],
  ["0;-0;-", "0", "0"],
  [
    "_-&quot;N&quot;* #,##0_-;\\-&quot;N&quot;* #,##0_-;_-&quot;N&quot;* &quot;-&quot;??_-;_-@_-",
    "0",
    "0",
  ],
  [
    "_-&quot;₦&quot;* #,##0_-;\\-&quot;₦&quot;* #,##0_-;_-&quot;₦&quot;* &quot;-&quot;??_-;_-@_-",
    "-5",
    "-5",
  ],
  ["0.0", "39.5", "39.5"],
  ["0.0", "40", "40"],
  ["0", "39.99999999999999645", "40"],
  ["0.0", "123456789.09999999", "123456789.1"],
  ["0.0;-0.0", "-4.5", "-4.5"],
  ["#,##0;[Red]#,##0", "-5", "-5"],
  ["#,##0.00_);\\(#,##0.00\\)", "-1250.5", "-1250.5"],
  ["0.0%", "0.655", "65.5%"],
  ["[&lt;40]0.0;[Blue]0.00", "39.5", "39.5"],
  ["0.00E+00", "310000000000", "310000000000"],
  ["# ?/?", "17.5", "17.5"],
  ["#,##0", "1250", "1250"],
  // Money and units.
  ["[$₦-468]#,##0.00", "50000.5", "50000.5"],
  ["&quot;N&quot;#,##0.00", "50000", "50000"],
  ["&quot;=N=&quot;#,##0", "50000", "50000"],
  ["0&quot; pts&quot;", "17", "17"],
  ["0&quot; / 100&quot;", "17", "17"],
  ["General&quot; pts&quot;", "17.5", "17.5"],
  // Numbers by which somebody is known, with all that is shown of them.
  ["&quot;ASP/&quot;0000", "123", "ASP/0123"],
  ["&quot;ASP &quot;0000", "123", "ASP 0123"],
  ["\\A\\S\\P0", "123", "ASP123"],
  ["0000;@", "12", "0012"],
  ["000;-000;000", "12", "012"],
  ["#000", "12", "012"],
  ["0000\\ 000\\ 0000", "8031234567", "08031234567"],
  ["000\\-000", "12345", "012-345"],
  ["000-000", "1234567", "1234-567"],
  ["###\\-####", "5551234", "555-1234"],
  ["0000\\/00_)", "12", "0000/12"],
  ["00\\.00", "1234", "12.34"],
  ["0&quot;5&quot;", "6", "65"],
  ["&quot;+234&quot;0", "8031234567", "+2348031234567"],
])("a number in the format %s is read, for it is shown as one", async (code, value, text) => {
  const rows = await allRows(await read(workbook(`${headings}${styled(value)}`, formatted(code))));
  expect(rows).toEqual([{ line: 2, cells: [text], faults: [] }]);
});

test("formats that Excel knows by number round as well", async () => {
  const ids = [1, 2, 3, 4, 9, 10, 11, 12, 37, 39, 41, 43];
  const styles = `<styleSheet><cellXfs><xf numFmtId="0"/>${ids.map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`;
  const rowOf = (value: string) =>
    `<row>${["General", ...ids].map((_, at) => `<c s="${at}"><v>${value}</v></c>`).join("")}</row>`;
  const rows = await allRows(
    await read(workbook(headings + rowOf("39.00049") + rowOf("40") + rowOf("0"), { styles })),
  );
  const refused = rows.map(({ faults }) =>
    faults.map((fault) => "column" in fault && fault.column),
  );
  expect(refused).toEqual([ids.map((_, at) => at + 1), [], []]);
});

test("a day comes with its time where the cell shows one", async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const cells = [
    ["1", "46349.75"],
    ["2", "46349.385428240741"],
    ["2", "46349"],
  ];
  const row = cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join("");
  const sheet = await read(workbook(`${headings}<row>${row}</row>`, { styles }));
  expect(await allCells(sheet)).toEqual([
    ["2026-11-23 18:00", "2026-11-23 09:15:01", "2026-11-23"],
  ]);
});
