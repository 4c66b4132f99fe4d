import { exportFormats, exportStates } from "@polyportal/domain/export/exports";
import { clean } from "@polyportal/domain/validation/clean";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";
import { done, timestamp } from "./shared.ts";

const staff = { audience: ["lecturer", "official"], scope: "own-or-audited" } as const;
const id = z.object({ id: z.uuid() });
const text = z.string().check(z.maxLength(200));

const exportRow = z.object({
  id: z.uuid(),
  /** What the list is called. */
  title: z.string(),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** Rows of the list; null until they are counted. */
  total: z.nullable(z.int()),
  /** Rows that are written. */
  done: z.int(),
  /** Of the file, in bytes. */
  size: z.int(),
  requestedAt: timestamp,
  expiresAt: timestamp,
  by: z.string(),
  /** The caller has asked for it. */
  own: z.boolean(),
  /** The caller may download it now. */
  ready: z.boolean(),
  /** Labels of the columns that are left out because the caller lacks `export.personal`. */
  leftOut: z.array(z.string()),
  /** Why it failed, in words; empty if it has not. */
  failure: z.string(),
});

export const exportEndpoints = {
  requestExport: endpoint({
    ...staff,
    scope: "each-by-its-right",
    method: "POST",
    path: "/api/Report/exports",
    summary:
      "Writes all rows of a list that the caller may see as a file: small ones at once, large ones in the background",
    input: z.object({
      /** The list, by the name of its endpoint: `listUsers`. */
      list: z.string().check(z.maxLength(100)),
      format: z.enum(exportFormats),
      /** Its columns in this order; by default all. */
      columns: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200)), []),
      search: z._default(z.string().check(clean(), z.maxLength(100)), ""),
      sort: z.optional(z.string().check(z.maxLength(100))),
      /** As in the list's own address. */
      filters: z._default(
        z.record(
          z.string().check(z.maxLength(100)),
          z.union([text, z.array(text).check(z.maxLength(100))]),
        ),
        {},
      ),
    }),
    output: exportRow,
    errors: ["not_found", "no_columns", "too_many_exports"],
  }),
  listExports: listOf({
    ...staff,
    path: "/api/Report/exports",
    summary: "What the caller has exported in the last days; what anybody has, for `audit.see`",
    row: exportRow,
    filters: {
      state: several(z.enum(exportStates)),
      format: several(z.enum(exportFormats)),
      /** For those who may see others' exports (`audit.see`). */
      side: z.enum(["own", "others"]),
    },
    sorts: ["requestedAt"],
  }),
  getExportFile: endpoint({
    ...staff,
    method: "GET",
    path: "/api/Report/file/{id}",
    summary: "The file of an export; each download is on record",
    input: id,
    output: z.unknown(),
    answer: "file",
    errors: ["not_found", "export_not_ready"],
  }),
  deleteExport: endpoint({
    ...staff,
    scope: "own",
    method: "DELETE",
    path: "/api/Report/exports/{id}",
    summary: "Cancels an export that waits or runs, and deletes one that is over",
    input: id,
    output: done,
    errors: ["not_found"],
  }),
};
