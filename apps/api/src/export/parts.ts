import { Writable } from "node:stream";
import { callbackify } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Database, Reader } from "../database/connect.ts";
import { exportParts } from "../database/schema/exports.ts";
import type { ExportRequest } from "./reauthorize.ts";

const partSize = 256 * 1024;

/** Writes the file of an export into the database in parts, so that any process can send it. */
export class PartsFile extends Writable {
  readonly #db: Database;
  readonly #of: ExportRequest;
  #waiting: Buffer[] = [];
  #waitingSize = 0;
  #number = 0;
  size = 0;

  constructor(db: Database, of: ExportRequest) {
    super({ highWaterMark: partSize });
    this.#db = db;
    this.#of = of;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#waiting.push(chunk);
    this.#waitingSize += chunk.length;
    if (this.#waitingSize < partSize) done();
    else this.#saveThen(done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#saveThen(done);
  }

  readonly #saveThen = callbackify(() => this.#save());

  async #save(): Promise<void> {
    if (this.#waitingSize === 0) return;
    const bytes = Buffer.concat(this.#waiting);
    const { id, attempt } = this.#of;
    await this.#db
      .insert(exportParts)
      .values({ exportId: id, attempt, number: this.#number, bytes });
    this.#number += 1;
    this.size += bytes.length;
    this.#waiting = [];
    this.#waitingSize = 0;
  }
}

/** The parts of the attempt that finished. */
const partsOf = ({ id, attempt }: ExportRequest) =>
  and(eq(exportParts.exportId, id), eq(exportParts.attempt, attempt));

/** The file as a stream that reads one part at a time. */
export function readParts(db: Reader, of: ExportRequest): ReadableStream<Uint8Array> {
  let number = 0;
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const [part] = await db
          .select({ bytes: exportParts.bytes })
          .from(exportParts)
          .where(and(partsOf(of), eq(exportParts.number, number)));
        number += 1;
        if (part) {
          sent += part.bytes.length;
          controller.enqueue(new Uint8Array(part.bytes));
        } else if (sent === of.size) controller.close();
        // The file was deleted meanwhile: half a file must not pass for a whole one.
        else controller.error(new Error("The file is gone."));
      },
    },
    { highWaterMark: 1 },
  );
}
