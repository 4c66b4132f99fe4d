// Generated from the contract by scripts/generate-table.ts: run `pnpm gen`.
// Each endpoint as `METHOD path flags`; endpoint-row.ts reads it.

/** What only lecturers and officials can call. */
export const staffEndpoints = {
  impersonate: "POST Authentication/impersonate u",
} as const;
