import { decodeRow, encodeRow } from "../src/client/endpoint-row.ts";
import type { Endpoint } from "../src/contract/define.ts";

const lineWidth = 100;

const entry = (name: string, row: string): string => {
  const line = `  ${name}: "${row}",`;
  return line.length <= lineWidth ? line : `  ${name}:\n    "${row}",`;
};

/** The source of `endpoint-table.gen.ts`, sorted, as the formatter leaves it. */
export const renderTable = (contract: Readonly<Record<string, Endpoint>>): string => {
  const rows = Object.entries(contract)
    .map(([name, endpoint]) => ({ name, row: encodeRow(endpoint) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const entries = (asUser: boolean) =>
    rows
      .filter(({ row }) => decodeRow(row).asUser === asUser)
      .map(({ name, row }) => entry(name, row))
      .join("\n");
  return `// Generated from the contract by scripts/generate-table.ts: run \`pnpm gen\`.
// Each endpoint as \`METHOD path flags\`; endpoint-row.ts reads it.

/** What an app for people who are not signed in can call. */
export const openEndpoints = {
${entries(false)}
} as const;

/** What only a signed-in person can call. */
export const signedInEndpoints = {
${entries(true)}
} as const;
`;
};
