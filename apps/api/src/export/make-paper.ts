import type { Config } from "../config.ts";
import type { FileStore } from "../files/file-store.ts";
import { todayInLagos } from "@polyportal/domain/format/date";
import { makeChange } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { crestOnPaper } from "../school/crest-on-paper.ts";
import { newLease, tell } from "./claim.ts";
import type { PaperExport } from "./paper-export.ts";
import { PartsFile } from "./parts.ts";
import { reauthorizeRequester, type ExportRequest } from "./reauthorize.ts";

type Making = { readonly db: Database } & { readonly config: Config; readonly files: FileStore };

/** Draws the pages of a paper in pieces and returns its size in bytes. */
export async function makePaper(
  { db, config, files }: Making,
  paper: PaperExport,
  request: ExportRequest,
  signal: AbortSignal | undefined,
): Promise<number> {
  const caller = await reauthorizeRequester(db, paper, request);
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
    services: { config, files },
    change: ((work) => makeChange(db, actor, work)) as Parameters<PaperExport["read"]>[0]["change"],
  };
  const read = await paper.read(reading, request.asked);
  const tables = read.parts.flatMap((part) => part.tables);
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  await tell(db, request, { total, leaseUntil: newLease() });
  const file = new PartsFile(db, request);
  const { name, address, website, crest } = config.school;
  const { writePaper } = await import("../sheets/write/paper.ts");
  await writePaper(
    {
      ...read,
      school: { name, address, website, crest: await crestOnPaper(crest) },
      day: todayInLagos(request.requestedAt),
      async drawn(done) {
        signal?.throwIfAborted();
        // Check the rights again: whoever has lost them gets no more rows.
        await reauthorizeRequester(db, paper, request);
        await tell(db, request, { done, leaseUntil: newLease() });
      },
    },
    file,
  );
  return file.size;
}
