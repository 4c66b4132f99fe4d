import { importTimes } from "@polyportal/domain/import/states";
import { v7 as uuid } from "uuid";
import type { Change } from "../database/change.ts";
import { copyRows } from "../database/copy-rows.ts";
import { importRows, imports } from "../database/schema/imports.ts";
import type { Acting } from "../server/caller.ts";
import type { AnyUndoable, FieldChange, RowToWrite, Undoable } from "./importer.ts";
import { noteAfter, noteBefore } from "./records.ts";

/** Declares a bulk edit with its target type erased: targets are handed back to this edit only. */
export const bulkEditOf = <Target>(edit: Undoable<Target>) => ({
  edit: edit as unknown as AnyUndoable,
  /**
   * Writes the records so that they can be undone for 24 hours, like an import. Returns the id to undo by;
   * null for a single record, which is undone on its own page.
   */
  async make({ tx }: Change, { by, title, rows, write }: Made<Target>): Promise<string | null> {
    if (rows.length < 2) {
      await write();
      return null;
    }
    const id = uuid();
    const verdictOf = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
    await tx.insert(imports).values({
      id,
      kind: edit.name,
      fileName: title,
      fingerprint: "",
      state: "applied",
      headings: edit.columns.map(({ heading }) => heading),
      notices: [],
      rows: rows.length,
      counts: { New: verdictOf("New"), Changed: verdictOf("Changed") },
      by: by.caller.userId,
      at: by.now,
      previewExpiresAt: by.now,
      askedBy: by.caller.userId,
      impersonatorId: by.caller.impersonatorId ?? null,
      appliedAt: by.now,
      undoUntil: new Date(by.now.getTime() + importTimes.undo),
    });
    await copyRows(
      tx,
      importRows,
      rows.map(({ verdict, cells, changes = [], target }, at) => ({
        importId: id,
        line: at + 1,
        cells,
        verdict,
        changes,
        reasons: [],
        subjectId: edit.subjectId(target),
      })),
    );
    const which = { importer: edit as unknown as AnyUndoable, kept: { id } };
    const written = rows.map(({ verdict, target }, at): RowToWrite<unknown> => ({
      line: at + 1,
      values: {},
      verdict,
      target,
    }));
    await noteBefore(tx, which, written);
    await write();
    await noteAfter(tx, which, written);
    return id;
  },
});

type Made<Target> = {
  readonly by: {
    readonly caller: Acting;
    readonly now: Date;
  };
  /** The title in words: "2 accounts deactivated". */
  readonly title: string;
  readonly rows: readonly {
    readonly verdict: "New" | "Changed";
    /** In the order of the edit's columns. */
    readonly cells: readonly string[];
    readonly changes?: readonly FieldChange[];
    readonly target: Target;
  }[];
  readonly write: () => Promise<void>;
};
