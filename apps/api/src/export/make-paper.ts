import { todayInLagos } from "@polyportal/domain/format/date";
import { paperWords } from "@polyportal/domain/messages/long-papers";
import { makeChange } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import type { Services } from "../server/services.ts";
import type { SheetCell } from "../sheets/new-sheet.ts";
import { newLease, tell } from "./claim.ts";
import type { PaperExport } from "./paper-export.ts";
import { PartsFile } from "./parts.ts";
import { rightfulCaller, type ExportRequest } from "./rightful.ts";

type Making = { readonly db: Database } & Pick<Services, "config">;

/** So many students are drawn between two looks at whether it is still asked for. */
const pieceSize = 60;

/** Draws a paper that is ours, a few sheets at a time; answers how many bytes it has. */
export async function makePaper(
  { db, config }: Making,
  paper: PaperExport,
  request: ExportRequest,
  signal: AbortSignal | undefined,
): Promise<number> {
  const caller = await rightfulCaller(db, paper, request);
  const { userId, impersonatorId } = request;
  const actor = {
    kind: "user",
    id: userId,
    impersonatorId: impersonatorId ?? undefined,
    ip: "",
    requestId: "",
  } as const;
  const reading = {
    db,
    caller,
    now: new Date(),
    services: { config },
    change: ((work) => makeChange(db, actor, work)) as Parameters<PaperExport["read"]>[0]["change"],
  };
  const { rows: cells, ...read } = await paper.read(reading, request.asked);
  await tell(db, request, { total: cells.length, leaseUntil: newLease() });

  async function* rows(): AsyncGenerator<(readonly SheetCell[])[], void, undefined> {
    for (let from = 0; from < cells.length; from += pieceSize) {
      signal?.throwIfAborted();
      // By the rights of now: who has lost them gets no row more.
      await rightfulCaller(db, paper, request);
      yield cells.slice(from, from + pieceSize);
      const done = Math.min(from + pieceSize, cells.length);
      await tell(db, request, { done, leaseUntil: newLease() });
    }
  }

  const file = new PartsFile(db, request);
  const { name, address, website } = config.school;
  const { writePaper } = await import("../sheets/write/paper.ts");
  await writePaper(
    {
      ...read,
      rows: rows(),
      school: { name, address, website },
      day: todayInLagos(request.requestedAt),
      shown: (from, to) => paperWords.shown(from, to, cells.length),
    },
    file,
  );
  return file.size;
}
