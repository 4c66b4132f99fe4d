// Generated from the contract by scripts/generate-table.ts: run `pnpm gen`.
// Each endpoint as `METHOD path flags`; endpoint-row.ts reads it.

/** What a signed-in person's page calls once it stands. */
export const lazyEndpoints = {
  listOwnNotices: "GET Notices/own-notices u",
  readNotices: "POST Notices/read-notices u",
} as const;
