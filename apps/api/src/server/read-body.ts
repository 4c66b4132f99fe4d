import type { AppContext } from "./environment.ts";
import { ApiFailure, fail } from "../failure.ts";

/** How slowly a body may come. */
export type Pace = {
  /** Milliseconds that any body may take. */
  readonly patience: number;
  /** The rate needed after that: what 2G carries at its worst. No phone is slower. */
  readonly bytesPerSecond: number;
};

const phones: Pace = { patience: 30_000, bytesPerSecond: 1024 };

/**
 * Reads a body of at most `limit` bytes. A larger one is refused by its length header or as it arrives. A
 * body that is too slow is refused with 408 and its connection closed.
 */
export async function readBytes(
  c: AppContext,
  limit: number,
  pace = phones,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = c.req.header("content-length");
  if (announced === "0") return new Uint8Array();
  if (announced !== undefined && Number(announced) > limit) fail("body_too_large");
  const reading = announced === undefined ? readChunks(c, limit) : readAnnounced(c);
  return keepPace(c, reading, pace);
}

const readAnnounced = async (c: AppContext) => new Uint8Array(await c.req.arrayBuffer());

async function readChunks(c: AppContext, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) fail("body_too_large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The result of `reading`, unless the connection is slower than `pace`. */
export async function keepPace<T>(
  c: AppContext,
  reading: Promise<T>,
  pace: Pace = phones,
): Promise<T> {
  const { socket } = c.env.incoming;
  const [began, before] = [Date.now(), socket.bytesRead];
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    const look = () => {
      const allowed = pace.patience + ((socket.bytesRead - before) / pace.bytesPerSecond) * 1000;
      const left = allowed - (Date.now() - began);
      if (left > 0) timer = setTimeout(look, left);
      else reject(new ApiFailure("request_too_slow"));
    };
    timer = setTimeout(look, pace.patience);
  });
  // After giving up, it may still reject, and nothing handles that any more.
  reading.catch(() => {});
  try {
    return await Promise.race([reading, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
