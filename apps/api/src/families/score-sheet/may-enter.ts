import { sheetRefusalWords } from "@polyportal/domain/messages/score-sheet";
import { findsSheet, refusalOfSheetAct } from "@polyportal/domain/score-sheet/acts";
import { sheetOfImport } from "@polyportal/domain/score-sheet/import-about";
import type { Reader } from "../../database/connect.ts";
import type { ImportCaller, Refused } from "../../import/importer.ts";
import { sheetRelation } from "./sheet-relation.ts";
import { sheetOf, standingOf, type FoundSheet } from "./sheet.ts";

type Answer =
  | { readonly found: FoundSheet; readonly refusal?: undefined }
  | { readonly found?: undefined; readonly refusal: Refused };

/** The sheet that an import goes into, where its author, a lecturer, may enter its scores now. */
export async function enteredSheet(
  db: Reader,
  { userId, claims, impersonatorId }: ImportCaller,
  about: string,
  now: Date,
): Promise<Answer> {
  const which = sheetOfImport(about);
  if (!which) return { refusal: { code: "not_found" } };
  const found = await sheetOf(db, which);
  const asking = { userId, claims, impersonatorId, userType: "lecturer" };
  const relation = await sheetRelation(db, asking, which);
  if (!found || !relation || !findsSheet(relation.who)) return { refusal: { code: "not_found" } };
  const code = refusalOfSheetAct("enter", standingOf(found), relation.who, relation.chain, now);
  return code ? { refusal: { code, message: sheetRefusalWords[code] } } : { found };
}
