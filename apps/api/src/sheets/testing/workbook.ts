/** Workbooks with exactly the XML that a test wants in them. */
import type { SheetRead, SheetRow } from "../sheet-row.ts";
import { zip } from "./zip.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageLinks = "http://schemas.openxmlformats.org/package/2006/relationships";

type Made = {
  /** Each sheet's name, what it says of being hidden, and its rows with what follows them. */
  sheets?: readonly { name: string; state?: string; xml: string }[];
  texts?: string;
  styles?: string;
  workbookPr?: string;
  /** Further parts, or others in the place of those that are made. */
  parts?: Readonly<Record<string, string | Uint8Array>>;
  /** What the zip claims that each part unfolds to. */
  says?: number;
};

const link = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const links = (...all: readonly string[]): string =>
  `<Relationships xmlns="${packageLinks}">${all.join("")}</Relationships>`;

/** The worksheet of these rows: `<row>…</row>`. */
export const worksheet = (rows: string, after = ""): string =>
  `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`;

/** A workbook whose first sheet has these rows, or whatever else is said. */
export function workbook(rows: string, made: Made = {}): Uint8Array {
  const { sheets = [{ name: "Admission", xml: worksheet(rows) }], texts, styles } = made;
  const parts: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": links(link("rId1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}">${made.workbookPr ?? ""}<sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="s${at}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links(
      ...sheets.map((_, at) => link(`s${at}`, "worksheet", `worksheets/sheet${at + 1}.xml`)),
      link("t", "sharedStrings", "/xl/sharedStrings.xml"),
      link("y", "styles", "styles.xml"),
    ),
    "xl/sharedStrings.xml": texts ?? "<sst/>",
    "xl/styles.xml": styles ?? "<styleSheet/>",
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
    ...made.parts,
  };
  return zip(parts, made.says);
}

/** A row of typed texts. */
export const textRow = (...cells: readonly string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;

/** All rows of a sheet, in one list. */
export async function allRows(sheet: SheetRead): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const some of sheet.rows()) rows.push(...some);
  return rows;
}

/** The cells alone. */
export const allCells = async (sheet: SheetRead): Promise<(readonly string[])[]> =>
  (await allRows(sheet)).map(({ cells }) => cells);
