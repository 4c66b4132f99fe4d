import { posix } from "node:path";
import { storable } from "./cell-text.ts";
import { SheetProblem } from "../sheet-problem.ts";
import type { Parts } from "./parts.ts";
import { plain, readXml } from "./xml.ts";

/** What describes a workbook is small; only its texts and its sheets are not. */
export const descriptionBytes = 8 * 1024 * 1024;

/** Nobody keeps more in one workbook, and each is named to whoever uploads it. */
const mostSheets = 1_000;

type Sheet = { readonly name: string; readonly hidden: boolean; readonly part: string };

/** Where a workbook keeps what is read of it. */
export type Contents = {
  readonly sheets: readonly Sheet[];
  readonly from1904: boolean;
  readonly styles?: string;
  readonly texts?: string;
};

type Link = { readonly id: string; readonly type: string; readonly part: string };

/** Finds a workbook's parts by what they are, for their names are free. */
export async function contentsOf(parts: Parts): Promise<Contents> {
  const [main] = (await linksOf(parts, "")).filter(({ type }) => type === "officeDocument");
  if (!main) throw new SheetProblem("not_a_sheet");
  if (main.part.toLowerCase().endsWith(".bin")) throw new SheetProblem("old_workbook");
  const links = await linksOf(parts, main.part);
  const linkOf = new Map(links.map((link) => [link.id, link]));
  const sheets: Sheet[] = [];
  let from1904 = false;
  await readXml(parts.bytes(main.part, descriptionBytes), {
    open(name, attributes) {
      if (name === "workbookPr") from1904 = isTrue(attributes()["date1904"]);
      if (name !== "sheet") return;
      const said = attributes();
      const id = Object.entries(said).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
      const link = linkOf.get(id);
      // Sheets of charts and macros hold no rows.
      if (link?.type !== "worksheet") return;
      if (sheets.length === mostSheets) throw new SheetProblem("unfolds");
      const hidden = said["state"] === "hidden" || said["state"] === "veryHidden";
      sheets.push({ name: storable(plain(said["name"] ?? "")), hidden, part: link.part });
    },
  });
  const partOf = (type: string) => links.find((link) => link.type === type)?.part;
  return { sheets, from1904, styles: partOf("styles"), texts: partOf("sharedStrings") };
}

/** What a part is tied to, by the kind of the tie: "worksheet", "styles". */
async function linksOf(parts: Parts, part: string): Promise<Link[]> {
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, "_rels", `${base}.rels`);
  if (!parts.has(name)) return [];
  const links: Link[] = [];
  await readXml(parts.bytes(name, descriptionBytes), {
    open(tag, attributes) {
      if (tag !== "Relationship") return;
      const { Id = "", Type = "", Target = "", TargetMode } = attributes();
      if (TargetMode === "External") return;
      const target = plain(Target);
      // From the root with a slash in front, else from where the part lies.
      const path = target.startsWith("/") ? target.slice(1) : posix.join(dir, target);
      links.push({ id: Id, type: posix.basename(Type), part: path });
    },
  });
  return links;
}

const isTrue = (written: string | undefined): boolean => written === "1" || written === "true";
