/** A web stream's bytes, read no faster than they are asked for. */
export async function* bytesOf(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Where the file fails, the rows are let go.
    await reader.cancel();
  }
}
