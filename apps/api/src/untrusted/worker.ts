import { getHeapStatistics } from "node:v8";
import { parentPort } from "node:worker_threads";
import { SheetProblem } from "../sheets/sheet-problem.ts";
import { buffersIn } from "./buffers-in.ts";
import { jobs, type Answered, type Asked, type Outcome } from "./jobs.ts";

// Parses what comes from outside, one job after another, so that no file keeps the server from answering:
// whoever asks ends this thread where a job takes too long.
parentPort?.on("message", async (asked: Asked) => {
  const outcome = await answer(asked);
  const { used_heap_size: heapBytes } = getHeapStatistics();
  parentPort?.postMessage({ outcome, heapBytes } satisfies Answered, buffersIn(outcome));
});

async function answer({ name, input }: Asked): Promise<Outcome> {
  try {
    // Each name stands with its own input.
    return { output: await jobs[name](input as never) };
  } catch (error) {
    if (error instanceof SheetProblem) return { problem: error.code };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
