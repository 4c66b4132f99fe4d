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
  /** They, and the families' bulk edits. */
  readonly undoables: readonly AnyUndoable[];
  readonly resolvers: readonly Resolver[];
  readonly db: Database;
  /** Runs the step of an import that this call holds, if it does. */
  readonly run: (kept: KeptImport | undefined) => Promise<void>;
  /** Runs all that waits; another process's too, where that has died. */
  readonly runAll: (signal: AbortSignal) => Promise<void>;
};

/** After so many beginnings a step is given up: it may be what ends the processes. */
const mostTries = 3;
const retrySeconds = 5;

/** Where a step that came to nothing leaves the import. */
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
  /** What a step does, and of whom it asks the claim. */
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
      // What a transaction makes of a database that is away hides why.
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

/** A step that is not tried again, and why, in words. */
class Stopped extends Error {}

const isFull = (error: unknown): boolean => databaseCode(error) === "53100";

/** Why a step came to nothing, for whoever asked for it. */
function told(error: unknown): string {
  if (error instanceof Stopped) return error.message;
  if (isFull(error)) return words.diskFull;
  if (error instanceof ApiFailure) return error.message;
  return isUnavailable(error) ? words.away : words.wrong;
}

/**
 * Runs a step again that ran into what somebody else has just written, such as the same name: planned
 * anew, that row is refused.
 */
async function again(step: () => Promise<void>, tries = 3): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (violatedConstraint(error) === undefined || tries === 1) throw error;
    await again(step, tries - 1);
  }
}

/** Whoever asked for a step, with the rights of now; nobody, where that was done as another and may be no more. */
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
