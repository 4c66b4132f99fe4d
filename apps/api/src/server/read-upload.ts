import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { AppContext } from "./environment.ts";
import { ApiFailure, fail } from "../failure.ts";
import { keepPace } from "./read-body.ts";

const megabyte = 1024 * 1024;

/** More than any form of ours has. */
const mostParts = { fields: 400, files: 60, fieldSize: 256 * 1024, headerPairs: 20 };
/** A photo or a page stays in memory; a sheet goes to disk as it comes. */
const inMemory = megabyte;

/** How much is being uploaded, over all calls of the process. */
export function createUploadBudget(most: number) {
  let taken = 0;
  return {
    /** False where it is used up: whoever sends has to come again. */
    take(bytes: number): boolean {
      if (taken + bytes > most) return false;
      taken += bytes;
      return true;
    },
    giveBack: (bytes: number) => void (taken -= bytes),
  };
}

type UploadBudget = ReturnType<typeof createUploadBudget>;

const ofProcess = createUploadBudget(64 * megabyte);

/**
 * Reads a form with files of at most `limit` bytes. What is large lies on disk until `c.env.forgetUpload` runs, once
 * the call is over. Fails with `body_too_large`, `malformed_request`, or with `too_busy` where too much is on its way.
 */
export async function readUpload(
  c: AppContext,
  limit: number,
  budget: UploadBudget = ofProcess,
): Promise<Record<string, unknown>> {
  const type = c.req.header("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) fail("malformed_request");
  if (Number(c.req.header("content-length") ?? 0) > limit) fail("body_too_large");
  let size = 0;
  let taken = 0;
  let isPutOff = false;
  const onDisk: string[] = [];
  c.env.forgetUpload = async () => {
    budget.giveBack(taken);
    await Promise.all(onDisk.map((path) => rm(path, { force: true })));
  };

  let failure: unknown;
  async function* counted() {
    try {
      for await (const chunk of c.req.raw.body ?? []) {
        if (size + chunk.byteLength > limit) fail("body_too_large");
        size += chunk.byteLength;
        // Read to its end all the same, and let go: whoever still sends would not hear the answer.
        isPutOff ||= !budget.take(chunk.byteLength);
        if (isPutOff) continue;
        taken += chunk.byteLength;
        yield chunk;
      }
      if (isPutOff) fail("too_busy");
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  const form = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) => {
    const values = form.get(name);
    if (values) values.push(value);
    else form.set(name, [value]);
  };
  const files: Promise<void>[] = [];
  const streams: BusboyFileStream[] = [];
  const parser = parserOf(type);
  parser.on("field", (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) parser.destroy(new Error(name));
    else add(name, value);
  });
  parser.on("file", (name, stream, fileName, _, mimeType) => {
    streams.push(stream);
    const kept = keepFile(stream, onDisk).then((blob) =>
      add(name, new File([blob], asNamed(fileName), { type: mimeType })),
    );
    // Heard below, after the form has ended.
    kept.catch(() => undefined);
    files.push(kept);
  });
  for (const reached of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
    parser.on(reached, () => parser.destroy(new Error(reached)));
  }
  const read = pipeline(Readable.from(counted()), parser).then(() => Promise.all(files));
  await keepPace(c, read).catch(async (error: unknown) => {
    // What was begun on disk is closed.
    for (const stream of streams) stream.destroy(new Error("upload"));
    await Promise.allSettled(files);
    const refusal = failure ?? error;
    // A full disk is no fault of the form.
    if (refusal instanceof ApiFailure || codeOf(refusal) !== undefined) throw refusal;
    return fail("malformed_request");
  });
  return Object.fromEntries(
    [...form].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/** A file's name as it was chosen: browsers spell what would end it by its number. */
const asNamed = (name: string | undefined): string =>
  (name ?? "").replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");

/** The system's own code of what went wrong, such as ENOSPC. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "syscall" in error && "code" in error ? String(error.code) : undefined;

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: mostParts });
  } catch {
    // It names no boundary.
    return fail("malformed_request");
  }
}

/** A file as it comes: in memory while it is small. */
async function keepFile(stream: BusboyFileStream, onDisk: string[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let disk: { readonly path: string; readonly handle: FileHandle } | undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size <= inMemory) continue;
      disk ??= await newFile(onDisk);
      for (const one of chunks.splice(0)) await disk.handle.writeFile(one);
    }
  } finally {
    await disk?.handle.close();
  }
  return disk ? openAsBlob(disk.path) : new Blob(chunks);
}

const prefix = "polyportal-upload-";
/** Longer than any call lasts. */
const leftMs = 3_600_000;

/** Removes what a server that was killed in the middle of an upload has left on this machine. */
export async function removeLeftUploads(now = Date.now()): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    // Another server of this machine may be done with it just now.
    const about = await stat(path).catch(() => undefined);
    // Another user of the machine removes their own.
    const isOurs = process.getuid === undefined || about?.uid === process.getuid();
    if (about && isOurs && now - about.mtimeMs > leftMs) await rm(path, { force: true });
  }
}

async function newFile(onDisk: string[]) {
  const path = join(tmpdir(), `${prefix}${randomUUID()}`);
  onDisk.push(path);
  // Nobody else on the machine reads it.
  return { path, handle: await open(path, "wx", 0o600) };
}
