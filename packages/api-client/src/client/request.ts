import type { EndpointRow } from "./endpoint-row.ts";

type Input = Readonly<Record<string, unknown>>;

/** The HTTP request of a call. */
export type WireRequest = {
  url: string;
  contentType?: "application/json";
  body?: string | FormData;
};

const text = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** A list becomes repeated entries. Missing values (undefined, null) are left out. */
const entriesOf = (input: Input): [string, unknown][] =>
  Object.entries(input).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null)
      .map((item): [string, unknown] => [key, item]),
  );

const formOf = (input: Input): FormData => {
  const form = new FormData();
  for (const [key, value] of entriesOf(input)) {
    if (value instanceof Blob) form.append(key, value);
    else form.append(key, text(value));
  }
  return form;
};

/** Splits an input into path and query string or body. */
export const toWire = (baseUrl: string, row: EndpointRow, input: Input): WireRequest => {
  const rest: Record<string, unknown> = { ...input };
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    // An empty segment would silently call another endpoint.
    if (value === undefined || value === null || value === "") {
      throw new TypeError(`${row.method} ${row.path} needs "${name}"`);
    }
    delete rest[name];
    return encodeURIComponent(text(value));
  });
  const url = baseUrl + path;
  if (row.method === "GET" || row.method === "DELETE") {
    const entries = entriesOf(rest).map(([key, value]) => [key, text(value)]);
    const query = new URLSearchParams(entries).toString();
    return { url: query === "" ? url : `${url}?${query}` };
  }
  if (row.upload) return { url, body: formOf(rest) };
  return { url, contentType: "application/json", body: JSON.stringify(rest) };
};
