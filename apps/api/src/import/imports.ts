import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import { and, eq } from "drizzle-orm";
import type { Database, Reader } from "../database/connect.ts";
import { databaseCode, isUnavailable, violatedConstraint } from "../database/failure-kind.ts";
import { users } from "../database/schema/users.ts";
import { describeError, type Logger } from "../log.ts";
import { effectiveClaims } from "../rights/effective.ts";
import { mayImpersonate } from "../rights/may-impersonate.ts";
import { ApiFailure } from "../failure.ts";
import { apply } from "./apply.ts";
import { beat, claim, release, settle } from "./claim.ts";
import type { AnyImporter, AnyUndoable, ImportCaller, ImportServices } from "./importer.ts";
import type { KeptImport } from "./kept-import.ts";
import { preview } from "./preview.ts";
import type { Resolver } from "./resolver.ts";
import { NotOurs, type Run } from "./run.ts";
import { undo } from "./undo.ts";

/** The importers of the families, and what runs their imports. */
export type Imports = {
  readonly importers: readonly AnyImporter[];
  /** The importers and the families' bulk edits. */
  readonly undoables: readonly AnyUndoable[];
  readonly resolvers: readonly Resolver[];
  readonly db: Database;
  /** Runs the step if this call holds it. */
  readonly run: (kept: KeptImport | undefined) => Promise<void>;
  /** Runs all waiting steps, also those of processes that died. */
  readonly runAll: (signal: AbortSignal) => Promise<void>;
};

/** After this many starts a step is given up, because it may be what kills the processes. */
const mostTries = 3;
const retrySeconds = 5;

/** The state of the import after its step failed. */
const backTo = { previewing: "failed", applying: "previewed", undoing: "applied" } as const;

type Begun = Omit<Run, "importer">;

const isRunning = (state: string): state is keyof typeof backTo => Object.hasOwn(backTo, state);

export function createImports(
  db: Database,
  log: Logger,
  given: Pick<Imports, "importers" | "resolvers"> & { bulkEdits: readonly AnyUndoable[] },
  services: () => ImportServices,
): Imports {
  const { importers, resolvers, bulkEdits } = given;
  const undoables = [...importers, ...bulkEdits];
  /** The function of a step, and the claim that it needs. */
  const stepOf = (state: keyof typeof backTo, kind: string) => {
    if (state === "undoing") {
      const importer = undoables.find(({ name }) => name === kind);
      return importer && { claim: importer.claim, go: (run: Begun) => undo({ ...run, importer }) };
    }
    const importer = importers.find(({ name }) => name === kind);
    const go = state === "previewing" ? preview : apply;
    return importer && { claim: importer.claim, go: (run: Begun) => go({ ...run, importer }) };
  };
  const runStep = async (kept: KeptImport, signal?: AbortSignal) => {
    const { state } = kept;
    if (!isRunning(state)) return;
    const step = stepOf(state, kept.kind);
    try {
      if (kept.tries > mostTries) throw new Stopped(words.stopped);
      const caller = await callerOf(db, kept);
      if (!step || !caller?.claims.has(step.claim)) throw new Stopped(words.claimLost);
      const run: Begun = {
        db,
        kept,
        caller,
        services: services(),
        now: new Date(),
        beat: async (done) => {
          if (signal?.aborted) throw new NotOurs();
          await beat(db, kept, done);
        },
      };
      await again(() => step.go(run));
    } catch (thrown) {
      // If the database is away, the transaction's error hides the cause.
      const error = thrown instanceof ApiFailure && thrown.cause ? thrown.cause : thrown;
      if (error instanceof NotOurs) {
        if (signal?.aborted) await release(db, kept, 0);
        return;
      }
      if (!(error instanceof Stopped)) {
        log.warn({ import: kept.id, state, ...describeError(error) }, "an import's step failed");
      }
      const mayPass = isUnavailable(error) && !isFull(error) && kept.tries < mostTries;
      if (mayPass) await release(db, kept, retrySeconds);
      else {
        const content = state === "previewing" ? null : kept.content;
        await settle(db, kept, { state: backTo[state], content, tries: 0, error: told(error) });
      }
    }
  };

  return {
    importers,
    undoables,
    resolvers,
    db,
    async run(kept) {
      if (kept?.holder) await runStep(kept);
    },
    async runAll(signal) {
      for (let kept = await claim(db); kept && !signal.aborted; kept = await claim(db)) {
        await runStep(kept, signal);
      }
    },
  };
}

/** The step fails for good; the message is for the user. */
class Stopped extends Error {}

const isFull = (error: unknown): boolean => databaseCode(error) === "53100";

/** The message for whoever asked for the failed step. */
function told(error: unknown): string {
  if (error instanceof Stopped) return error.message;
  if (isFull(error)) return words.diskFull;
  if (error instanceof ApiFailure) return error.message;
  return isUnavailable(error) ? words.away : words.wrong;
}

/**
 * Retries a step that conflicts with somebody's newer write, such as the same user name. It is planned anew,
 * and then refuses that row.
 */
async function again(step: () => Promise<void>, tries = 3): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (violatedConstraint(error) === undefined || tries === 1) throw error;
    await again(step, tries - 1);
  }
}

/** Whoever asked for a step, with their current rights. Undefined if they impersonated and may no longer. */
async function callerOf(
  db: Reader,
  { askedBy: id, impersonatorId }: KeptImport,
): Promise<ImportCaller | undefined> {
  const [found] = await db
    .select({ claims: effectiveClaims })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)));
  if (impersonatorId && !(await mayImpersonate(db, impersonatorId))) return undefined;
  return (
    found && {
      userId: id,
      claims: new Set(found.claims),
      impersonatorId: impersonatorId ?? undefined,
    }
  );
}
