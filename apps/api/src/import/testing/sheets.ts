import type { Contract } from "@polyportal/api-client/contract/contract";
import { writeXlsx } from "hucre/xlsx";
import type { TestServer } from "../../testing/test-server.ts";

/** Cells as tab-separated text, as copied from a spreadsheet. */
export const pasted = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map((cells) => cells.join("\t")).join("\n");

/** A workbook of these rows under these headings. */
export async function workbookOf(
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  name = "sheet.xlsx",
): Promise<File> {
  const bytes = await writeXlsx({
    sheets: [{ name: "Sheet", rows: [[...headings], ...rows.map((row) => [...row])] }],
  });
  return new File([new Uint8Array(bytes)], name);
}

export const officialHeadings = [
  "User name*",
  "Surname*",
  "First name*",
  "Middle name",
  "E-mail*",
  "Phone*",
  "Role*",
  "Department code",
  "Staff number",
] as const;

/** A sheet row of an official with this user name. */
export const official = (
  userName: string,
  own: Partial<Record<"surname" | "email" | "phone" | "role" | "unit" | "number", string>> = {},
): string[] => [
  userName,
  own.surname ?? "Bello",
  "Fatima",
  "",
  own.email ?? `${userName}@example.edu.ng`,
  own.phone ?? "08012345678",
  own.role ?? "help desk",
  own.unit ?? "",
  own.number ?? "",
];

type Server = TestServer<Contract>;

/** Previews pasted officials and returns the import. */
export async function previewOfficials(
  server: Server,
  rows: readonly (readonly string[])[],
  as = { as: { user: "admin" } },
) {
  const text = pasted(officialHeadings, rows);
  const { importId } = await server.ok("previewUsers", { text }, as);
  return server.ok("getImport", { id: importId, size: 100 }, as);
}

/** A digest of every table except logs, to compare the database before and after. */
export async function everyTable(server: Server): Promise<Record<string, string>> {
  const trace =
    /^(imports|import_\w+|audit_\w+|rate_limit_counters|sessions|refresh_tokens|leases|idempotency_keys|security_events|clock_checks)$/;
  const { rows } = await server.db.execute<{ name: string; columns: string[] }>(
    `select one.table_name as name, array_agg(column_name::text) as columns
     from information_schema.tables one join information_schema.columns using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by one.table_name`,
  );
  const held: Record<string, string> = {};
  for (const { name, columns } of rows.filter((one) => !trace.test(one.name))) {
    // The last visit, and the audit record's own mail, are logs too.
    const row = columns.includes("last_seen_at") ? "to_jsonb(one) - 'last_seen_at'" : "one";
    const own = columns.includes("kind") ? "where kind::text is distinct from 'auditRoot'" : "";
    const found = await server.db.execute<{ digest: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended((${row})::text, 0)), 0) as digest
       from "${name}" one ${own}`,
    );
    held[name] = found.rows[0]?.digest ?? "";
  }
  return held;
}
