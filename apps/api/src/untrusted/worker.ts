import { parentPort } from "node:worker_threads";
import { SheetProblem } from "../sheets/sheet-problem.ts";
import { jobs, type Answered, type Asked } from "./jobs.ts";

// Parses what comes from outside, one job after another, so that no file keeps the server from answering:
// whoever asks ends this thread where a job takes too long.
parentPort?.on("message", (asked: Asked) => {
  void answer(asked).then((answered) => parentPort?.postMessage(answered, buffersOf(answered)));
});

async function answer({ name, input }: Asked): Promise<Answered> {
  try {
    // Each name stands with its own input.
    return { output: await jobs[name](input as never) };
  } catch (error) {
    if (error instanceof SheetProblem) return { problem: error.code };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Bytes that go over without being copied. */
function buffersOf(answered: Answered): ArrayBuffer[] {
  if (!("output" in answered)) return [];
  const found: ArrayBuffer[] = [];
  const look = (value: unknown): void => {
    if (value instanceof Uint8Array) {
      if (value.byteLength === value.buffer.byteLength) found.push(value.buffer as ArrayBuffer);
    } else if (Array.isArray(value)) value.forEach(look);
    else if (value !== null && typeof value === "object") Object.values(value).forEach(look);
  };
  look(answered.output);
  return found;
}
