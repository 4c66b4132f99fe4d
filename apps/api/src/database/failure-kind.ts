/** An error, then what it wraps, from layer to layer. */
function* layersOf(error: unknown): Generator<Error & Record<string, unknown>> {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; depth += 1) {
    yield current as Error & Record<string, unknown>;
    current = current.cause;
  }
}

/** The first text of that name in any layer. */
function textIn(error: unknown, name: string): string | undefined {
  for (const layer of layersOf(error)) {
    const text = layer[name];
    if (typeof text === "string") return text;
  }
  return undefined;
}

/** The SQLSTATE or system code of a failed query, through the layers that wrapped it. */
export const databaseCode = (error: unknown): string | undefined => textIn(error, "code");

/** The name of the constraint that a write ran into. */
export const violatedConstraint = (error: unknown): string | undefined =>
  textIn(error, "constraint");

/** Where a statement was that gave up waiting for a lock; PostgreSQL's words, with no value in them. */
export const lockWaitedFor = (error: unknown): string | undefined =>
  databaseCode(error) === "55P03" ? textIn(error, "where") : undefined;

/** What a transaction read no longer holds, for another has written meanwhile: it may run again. */
export class LostRace extends Error {
  readonly code = "40001";
}

/** The transaction lost a race (serialization failure, deadlock): it may simply run again. */
export const lostRace = (error: unknown): boolean =>
  ["40001", "40P01"].includes(databaseCode(error) ?? "");

const systemCodes = /^(ECONN|EPIPE|ENOENT$|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET)/;
// 08: connection exceptions. 53: no connections, memory or disk left. 57P0x: shut down, crashed or
// starting. 57014, 55P03: our own deadlines of a statement and of a lock. 25006: a replica that was
// promoted away from us.
const serverCodes = /^(08|53|57P0|57014|55P03|25006)/;
// The driver reports these without any code.
const driverWords =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed/i;

/** The database cannot be reached just now, or broke off. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== undefined) return systemCodes.test(code) || serverCodes.test(code);
  return [...layersOf(error)].some(({ message }) => driverWords.test(message));
}

/** The connection broke off with the query on it. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(ECONNRESET|EPIPE|08006|57P01)$/.test(databaseCode(error) ?? "") ||
    /connection terminated unexpectedly/i.test(error.message));

/**
 * The server does not know, or cannot use any more, a statement that was prepared on this connection:
 * another one does. (A pooler between us has changed servers, or a migration a table.)
 */
export function isStaleStatement(error: unknown): boolean {
  const code = databaseCode(error);
  if (code === "26000" || code === "42P05") return true;
  return code === "0A000" && /cached plan must not change/.test(messageOf(error));
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messageOf(error.cause)}` : "";
