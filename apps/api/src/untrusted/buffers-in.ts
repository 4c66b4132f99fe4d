/** The bytes within what is sent to another thread that go over without being copied: whoever sends has them no more. */
export function buffersIn(sent: unknown): ArrayBuffer[] {
  if (sent instanceof Uint8Array) {
    const isWhole = sent.byteLength === sent.buffer.byteLength;
    return isWhole && sent.buffer instanceof ArrayBuffer ? [sent.buffer] : [];
  }
  if (sent === null || typeof sent !== "object") return [];
  return Object.values(sent).flatMap(buffersIn);
}
