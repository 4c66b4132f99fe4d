import { appendFile, open } from "node:fs/promises";
import type { Checkpoint } from "../checkpoints.ts";
import type { Outlet } from "./outlet.ts";

/** Only the last bytes of the file are read: some hundreds of lines. */
const tail = 65_536;

/**
 * A file that is only appended to, so that it may forbid anything else (`chattr +a`, or a share without the
 * right to delete).
 */
export const createFileOutlet = (path: string): Outlet => ({
  name: "file",
  async read() {
    const file = await open(path, "r").catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    });
    if (!file) return [];
    try {
      const { size } = await file.stat();
      const from = Math.max(0, size - tail);
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(size - from),
        0,
        size - from,
        from,
      );
      return buffer.subarray(0, bytesRead).toString("utf8").split("\n").flatMap(readLine);
    } finally {
      await file.close();
    }
  },
  tell: (checkpoints) =>
    // The leading newline ends a line that a full disk cut off. That line is ignored.
    appendFile(path, `\n${checkpoints.map(lineOf).join("\n")}\n`, { mode: 0o640, flush: true }),
});

/** `2026-11-29T14:03:00.000000Z 4711:9f2c… end - mac`: a line can be pasted as a root. */
const lineOf = ({ at, number, hash, kind, day, mac }: Checkpoint): string =>
  `${at} ${number}:${hash.toString("hex")} ${kind} ${day ?? "-"} ${mac.toString("hex")}`;

const line =
  /^(?<at>\S+Z) (?<number>\d{1,15}):(?<hash>[0-9a-f]{64}) (?<kind>end|day|break) (?<day>[\d-]+) (?<mac>[0-9a-f]{64})$/;

function readLine(text: string): Checkpoint[] {
  const groups = line.exec(text)?.groups;
  if (!groups) return [];
  const { at = "", number, hash = "", kind, day = "-", mac = "" } = groups;
  return [
    {
      at,
      number: Number(number),
      hash: Buffer.from(hash, "hex"),
      kind: kind as Checkpoint["kind"],
      day: day === "-" ? null : day,
      mac: Buffer.from(mac, "hex"),
    },
  ];
}
