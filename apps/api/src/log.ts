import { pino, type Logger } from "pino";
import { databaseCode, lockWaitedFor, violatedConstraint } from "./database/failure-kind.ts";

export type { Logger };

/** One JSON line per event on standard output. Whoever logs names no person: no bodies, queries or tokens. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: createTimestamp(),
      formatters: { level: (label) => ({ level: label }) },
    },
    gatherLines(),
  );
}

const mostLines = 64;
const longestWait = 200;
/** More than all that is gathered, so that the destination writes when it is told to. */
const roomy = 2 ** 20;

/**
 * Standard output, written beside the work and many lines at once; the last ones at the exit. The
 * destination gathers by itself, too, but measures all that it holds again at every line.
 */
function gatherLines(): { write: (line: string) => void } {
  const lines: string[] = [];
  const handOver = () => {
    if (lines.length > 0) destination.write(lines.splice(0).join(""));
  };
  // Before the destination's own listener, which writes out what it holds.
  process.once("exit", handOver);
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: roomy,
    maxWrite: roomy + 1,
  });
  const send = () => {
    if (lines.length === 0) return;
    handOver();
    destination.flush();
  };
  setInterval(send, longestWait).unref();
  return {
    write(line) {
      lines.push(line);
      if (lines.length >= mostLines) send();
    },
  };
}

/** The time as pino writes it into a line, put into words once a millisecond. */
function createTimestamp(): () => string {
  let last = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/**
 * An unexpected error for the log: where it happened and of which kind. The texts of database and
 * parsing errors quote what people typed, so they are left out.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = databaseCode(error);
  const quotes =
    code !== undefined || /query|syntax|zod/i.test(error.name) || error.message.includes("params:");
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    reason: quotes ? undefined : error.message,
    code,
    constraint: violatedConstraint(error),
    lock: lockWaitedFor(error),
    at: places.slice(0, 6).map((line) => line.trim().slice(3)),
  };
}
