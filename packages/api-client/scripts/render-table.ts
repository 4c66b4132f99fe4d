import { decodeRow, encodeRow } from "../src/client/endpoint-row.ts";
import type { Endpoint } from "../src/contract/define.ts";

const lineWidth = 100;

const entry = (name: string, row: string): string => {
  const line = `  ${name}: "${row}",`;
  return line.length <= lineWidth ? line : `  ${name}:\n    "${row}",`;
};

type Named = readonly [name: string, endpoint: Endpoint];

const isForStaff = ({ audience }: Endpoint) =>
  audience.every((kind) => kind === "lecturer" || kind === "official");

const entriesOf = (endpoints: readonly Named[]): string =>
  endpoints.map(([name, endpoint]) => entry(name, encodeRow(endpoint))).join("\n");

const head = `// Generated from the contract by scripts/generate-table.ts: run \`pnpm gen\`.
// Each endpoint as \`METHOD path flags\`; endpoint-row.ts reads it.
`;

/** The sources of the generated tables by their files, sorted, as the formatter leaves them. */
export const renderTables = (contract: Readonly<Record<string, Endpoint>>) => {
  const all = Object.entries(contract).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const asUser = all.filter(([, endpoint]) => decodeRow(encodeRow(endpoint)).asUser);
  const open = all.filter((one) => !asUser.includes(one));
  return {
    "endpoint-table.gen.ts": `${head}
/** What an app for people who are not signed in can call. */
export const openEndpoints = {
${entriesOf(open.filter(([, endpoint]) => !endpoint.afterShell))}
} as const;

/** What only a signed-in person can call. */
export const signedInEndpoints = {
${entriesOf(asUser.filter(([, endpoint]) => !isForStaff(endpoint) && !endpoint.afterShell))}
} as const;
`,
    "lazy-endpoint-table.gen.ts": `${head}
/** What a signed-in person's page calls once it stands. */
export const lazyEndpoints = {
${entriesOf(asUser.filter(([, endpoint]) => !isForStaff(endpoint) && endpoint.afterShell))}
} as const;
`,
    "lazy-open-endpoint-table.gen.ts": `${head}
/** What pages before sign-in call that few people open. */
export const lazyOpenEndpoints = {
${entriesOf(open.filter(([, endpoint]) => endpoint.afterShell))}
} as const;
`,
    "staff-endpoint-table.gen.ts": `${head}
/** What only lecturers and officials can call. */
export const staffEndpoints = {
${entriesOf(asUser.filter(([, endpoint]) => isForStaff(endpoint) && !endpoint.afterShell))}
} as const;
`,
    "lazy-staff-endpoint-table.gen.ts": `${head}
/** What pages of the staff call that few people open: it comes with these. */
export const lazyStaffEndpoints = {
${entriesOf(asUser.filter(([, endpoint]) => isForStaff(endpoint) && endpoint.afterShell))}
} as const;
`,
  };
};
