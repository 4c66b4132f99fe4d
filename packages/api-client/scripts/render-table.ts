import { encodeRow } from "../src/client/endpoint-row.ts";
import type { Endpoint } from "../src/contract/define.ts";

const lineWidth = 100;

const entry = (name: string, row: string): string => {
  const line = `  ${name}: "${row}",`;
  return line.length <= lineWidth ? line : `  ${name}:\n    "${row}",`;
};

/** The source of `endpoint-table.gen.ts`, sorted, as the formatter leaves it. */
export const renderTable = (contract: Readonly<Record<string, Endpoint>>): string => {
  const names = Object.keys(contract).toSorted();
  const entries = names.flatMap((name) => {
    const endpoint = contract[name];
    return endpoint === undefined ? [] : [entry(name, encodeRow(endpoint))];
  });
  return `// Generated from the contract by scripts/generate-table.ts: run \`pnpm gen\`.
import type { EndpointName } from "../contract/contract.ts";

/** Each endpoint as \`METHOD path flags\`; endpoint-row.ts reads it. */
export const endpointTable: Readonly<Record<EndpointName, string>> = {
${entries.join("\n")}
};
`;
};
