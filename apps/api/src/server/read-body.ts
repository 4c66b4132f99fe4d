import type { AppContext } from "./environment.ts";
import { ApiFailure, fail } from "../failure.ts";

/** How slowly a body may come. */
export type Pace = {
  /** Milliseconds that any body may take. */
  readonly patience: number;
  /** Beyond them: what 2G carries at its worst. Slower than that is nobody's phone. */
  readonly bytesPerSecond: number;
};

const phones: Pace = { patience: 30_000, bytesPerSecond: 1024 };

/**
 * Reads a body of at most `limit` bytes; a larger one is refused at its announcement or as it arrives,
 * and one that trickles as a slow head is: with 408 and the end of its connection.
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

/** What `reading` answers, unless the connection has carried less than `pace` asks for. */
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
  // Given up, it may still fail, and nobody listens to it any more.
  reading.catch(() => {});
  try {
    return await Promise.race([reading, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
