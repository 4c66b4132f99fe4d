/** What a server answered, read to its end. */
export type Answered = { readonly status: number; readonly body: string };

type Limits = {
  /** Milliseconds for the whole exchange, from the look-up of the name to the last byte. */
  readonly timeout: number;
  /** Bytes of the answer; a longer one is given up. */
  readonly mostBytes?: number;
};

const kilobyte = 1024;

/**
 * One request and its whole answer, within limits; rejects where there is none.
 *
 * The clock is ours and stands beside the request: `AbortSignal.timeout` hangs on objects that nothing
 * holds once the headers are in, and a garbage collection then leaves a dripping body without an end.
 */
export async function exchange(
  url: string,
  init: RequestInit,
  { timeout, mostBytes = 256 * kilobyte }: Limits,
): Promise<Answered> {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no whole answer within ${timeout} ms`)), timeout);
  });
  let body: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const answer = async (): Promise<Answered> => {
    // Our credentials travel to the configured host and nowhere else.
    const response = await fetch(url, { ...init, redirect: "error", signal: giveUp.signal });
    body = response.body?.getReader();
    return { status: response.status, body: await readText(body, mostBytes) };
  };
  const answered = answer();
  // Whichever loses the race may still fail, and nobody listens to it any more.
  answered.catch(() => {});
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
    giveUp.abort();
    body?.cancel().catch(() => {});
  }
}

async function readText(
  body: ReadableStreamDefaultReader<Uint8Array> | undefined,
  mostBytes: number,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const part = await body?.read();
    if (!part || part.done) return Buffer.concat(chunks).toString("utf8");
    size += part.value.byteLength;
    if (size > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`);
    chunks.push(part.value);
  }
}
