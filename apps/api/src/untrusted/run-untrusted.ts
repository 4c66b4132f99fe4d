import { Worker } from "node:worker_threads";
import { fail } from "../failure.ts";
import { SheetProblem } from "../sheets/sheet-problem.ts";
import { buffersIn } from "./buffers-in.ts";
import type { Answered, InputOf, JobName, Outcome, OutputOf } from "./jobs.ts";

/** A job that took more time or memory than it may. */
export class JobEnded extends Error {
  constructor(job: JobName, limit: "time" | "memory") {
    super(`${job}: ${limit}`);
    this.name = "JobEnded";
  }
}

type Limits = {
  /** How long a job may take once it has begun; by its name. */
  readonly deadlineMs: Readonly<Record<JobName, number>>;
  /** So many wait for the one that runs; who comes after is told to come again. */
  readonly mostWaiting: number;
  /** What the parsers' own objects may take; bytes lie outside it, and are counted as they unfold. */
  readonly heapMb: number;
};

const usual: Limits = {
  // A hundred times what a file of the largest size takes on a slow machine.
  deadlineMs: { cleanImage: 10_000, cleanPdf: 10_000, readSheet: 60_000 },
  mostWaiting: 8,
  heapMb: 256,
};

type Options = {
  /** Waits however many there are, as what runs in the background can. */
  readonly patient?: boolean;
};

export type RunUntrusted = <Name extends JobName>(
  name: Name,
  /** What a function makes is made once the job's turn has come, and given away: its bytes are not copied. */
  input: InputOf<Name> | (() => Promise<InputOf<Name>>),
  options?: Options,
) => Promise<OutputOf<Name>>;

// In the bundle the worker is an entry of its own.
const ownWorker = new URL(
  import.meta.url.endsWith(".ts") ? "./worker.ts" : "./untrusted-worker.js",
  import.meta.url,
);

/**
 * Runs jobs on bytes from outside in a thread of its own, one at a time: started with the first, ended and begun
 * anew where a job exceeds its limits. Fails with `too_busy` where too many wait, a `JobEnded`, or as the job does.
 */
export function createUntrusted(
  limits: Limits = usual,
  workerFile: string | URL = ownWorker,
): RunUntrusted {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const start = (): Worker => {
    const started = new Worker(workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32 },
    });
    // No reason for the process to stay.
    started.unref();
    // Within a job its own listener hears of it.
    started.on("error", () => undefined);
    started.on("exit", () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };

  /** The next job has a new one. */
  const retire = (old: Worker): void => {
    worker = undefined;
    void old.terminate();
  };

  // The PDF parser keeps every name that it has ever read: else it would end under somebody else's file.
  const isHalfFull = (heapBytes: number) => heapBytes > (limits.heapMb * 1024 * 1024) / 2;

  const runOne = async (name: JobName, given: unknown): Promise<Outcome> => {
    const input: unknown = typeof given === "function" ? await given() : given;
    const own = (worker ??= start());
    const outcome = new Promise<Outcome>((resolve, reject) => {
      const deadline = setTimeout(() => end("time"), limits.deadlineMs[name]);
      const onExit = () => end("memory");
      function end(limit: "time" | "memory") {
        forget();
        retire(own);
        reject(new JobEnded(name, limit));
      }
      function onMessage({ outcome: found, heapBytes }: Answered) {
        forget();
        if (isHalfFull(heapBytes)) retire(own);
        resolve(found);
      }
      function forget() {
        clearTimeout(deadline);
        own.off("message", onMessage);
        own.off("exit", onExit);
        own.unref();
      }
      own.on("message", onMessage);
      own.on("exit", onExit);
    });
    own.ref();
    own.postMessage({ name, input }, input === given ? [] : buffersIn(input));
    return outcome;
  };

  return async (name, input, { patient = false } = {}) => {
    if (!patient && waiting > limits.mostWaiting) fail("too_busy");
    waiting += 1;
    const turn = last.then(() => runOne(name, input));
    last = turn.catch(() => undefined);
    const outcome = await turn.finally(() => (waiting -= 1));
    if ("problem" in outcome) throw new SheetProblem(outcome.problem);
    if ("failure" in outcome) throw new Error(outcome.failure);
    return outcome.output as OutputOf<typeof name>;
  };
}

/** The one of this process. */
export const runUntrusted: RunUntrusted = createUntrusted();
