import type { Endpoint, ParsedInputOf } from "@polyportal/api-client/contract/define";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { uploadLimits } from "@polyportal/domain/upload/limits";
import * as core from "zod/v4/core";
import type { AppContext } from "./environment.ts";
import { fail } from "../failure.ts";
import { readBytes } from "./read-body.ts";
import { readUpload } from "./read-upload.ts";

const kilobyte = 1024;
const jsonLimit = 256 * kilobyte;
/** Room for the form fields around a file. */
const formBytes = 64 * kilobyte;
const uploadLimit = uploadLimits.maxBytes + formBytes;
/** Callers who are not signed in upload pages, not sheets. */
const strangersLimit = 3 * pagedLimits.pdfBytes + formBytes;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The contract declares schemas structurally; these are zod's own types again. */
const zodOf = (schema: Endpoint["input"]) => schema as unknown as core.$ZodType;

type Fixed = Readonly<Record<string, string>> | undefined;

/**
 * Parses path, query and body of a call. Fails with `invalid_input` and a message per field. Synchronous if
 * there is no body.
 */
export function readInput<E extends Endpoint>(
  c: AppContext,
  endpoint: E,
  fixed: Fixed,
): ParsedInputOf<E> | Promise<ParsedInputOf<E>> {
  if (endpoint.method === "GET" || endpoint.method === "DELETE") {
    const asked = c.req.url.includes("?") ? readQuery(c.req.queries()) : {};
    return parseInput(c, endpoint, fixed, asked);
  }
  return readBody(c, endpoint).then((body) => parseInput(c, endpoint, fixed, body));
}

function parseInput<E extends Endpoint>(
  c: AppContext,
  endpoint: E,
  fixed: Fixed,
  sent: Readonly<Record<string, unknown>>,
): ParsedInputOf<E> {
  const input = { ...sent, ...c.req.param(), ...fixed };
  if (!isStorable(input)) fail("malformed_request");
  const parsed = core.safeParse(zodOf(endpoint.input), input);
  if (parsed.success) return parsed.data;
  return fail("invalid_input", { fields: fieldMessages(parsed.error.issues) });
}

/** The first message of each field, by its dotted path. */
export function fieldMessages(issues: readonly core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join(".")] ??= issue.message;
  return fields;
}

/** Deeper than any of our forms. It keeps schemas and logs from running out of stack. */
const deepest = 32;

/**
 * Whether the database can store every text (it cannot store U+0000 or half a surrogate pair) and the nesting
 * is limited.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !value.includes("\0") && !/\p{Surrogate}/u.test(value);
  if (value instanceof File) return isStorable(value.name);
  if (value instanceof Blob || typeof value !== "object" || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(
    ([name, part]) => isStorable(name) && isStorable(part, depth + 1),
  );
}

/** Strips an answer to what the contract declares. An answer that breaks the contract is a `server_error`. */
export function stripAnswer<E extends Endpoint>(endpoint: E, answer: unknown): unknown {
  const parsed = core.safeParse(zodOf(endpoint.output), answer);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.code})`);
  throw new Error(`${endpoint.method} ${endpoint.path} breaks its contract: ${places.join(", ")}`);
}

/** A name given once is a text, and given more often a list of texts. */
function readQuery(queries: Record<string, string[]>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

async function readBody(c: AppContext, endpoint: Endpoint): Promise<Record<string, unknown>> {
  if (endpoint.send === "upload") {
    const isOpen = (endpoint.audience as readonly string[]).includes("anyone");
    return readUpload(c, isOpen ? strangersLimit : uploadLimit);
  }
  const type = c.req.header("content-type") ?? "";
  const bytes = await readBytes(c, jsonLimit);
  if (bytes.byteLength === 0) return {};
  if (!/^application\/json\b/i.test(type)) fail("malformed_request");
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    fail("malformed_request");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) fail("malformed_request");
  return body as Record<string, unknown>;
}
