import { readDraft, removeDraft, writeDraft } from "@polyportal/ui/draft-store";
import { typedColumns, type Entry, type KeptRow } from "./entry.ts";

type Kept = Map<string, KeptRow>;

/** Under which name a person's typing in one sheet lies on the device. */
export const keptAs = (userName: string, courseId: number, sessionId: number): string =>
  `${userName}:scores-${courseId}-${sessionId}`;

const isCells = (value: unknown): value is (string | null)[] => Array.isArray(value);

/** What the device holds of what was typed and not saved. */
export function readKept(key: string): Kept {
  const kept: Kept = new Map();
  const values = readDraft(key)?.values;
  if (typeof values !== "object" || values === null) return kept;
  for (const [id, row] of Object.entries(values)) {
    if (!isCells(row)) continue;
    const [version, ...cells] = row;
    const [matricNumber, kind] = cells.slice(typedColumns.length);
    const typed = Object.fromEntries(
      typedColumns.flatMap((column, at) => {
        const text = cells[at];
        return typeof text === "string" ? [[column, text]] : [];
      }),
    );
    kept.set(id, { version: Number(version), matricNumber: matricNumber ?? "", kind, typed });
  }
  return kept;
}

/**
 * Keeps what is not saved yet, as lists of cells: what a draft calls `code` is taken for a secret. Whose it
 * is stands there by the matric number, for whoever is on the sheet no more. False where the device keeps
 * nothing.
 */
export function writeKept(key: string, entry: Entry, waits: boolean): boolean {
  const rows = [...entry].flatMap(([id, { typed, stands }]) => {
    if (!typed) return [];
    const cells = typedColumns.map((column) => typed[column] ?? null);
    return [[id, [String(stands.version), ...cells, stands.matricNumber, stands.kind]]];
  });
  if (rows.length === 0) {
    removeDraft(key);
    return true;
  }
  return writeDraft(key, { savedAt: Date.now(), values: Object.fromEntries(rows), waits });
}
