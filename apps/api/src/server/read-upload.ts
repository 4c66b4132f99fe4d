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

/** More than any of our forms has. */
const mostParts = { fields: 400, files: 60, fieldSize: 256 * 1024, headerPairs: 20 };
/** Up to this size a file stays in memory; a larger one is written to disk as it arrives. */
const inMemory = megabyte;

/** Limits how much is being uploaded by all calls of the process. */
export function createUploadBudget(most: number) {
  let taken = 0;
  return {
    /** False if the budget is used up. The sender must try again later. */
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
 * Reads a form with files of at most `limit` bytes. Large files are on disk until `c.env.forgetUpload` runs
 * after the call. Fails with `body_too_large`, `malformed_request` or, if the budget is used up, `too_busy`.
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
        // Read the rest anyway: a client that is still sending would not receive the answer.
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
    // The rejection is handled below, after the form has ended.
    kept.catch(() => undefined);
    files.push(kept);
  });
  for (const reached of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
    parser.on(reached, () => parser.destroy(new Error(reached)));
  }
  const read = pipeline(Readable.from(counted()), parser).then(() => Promise.all(files));
  await keepPace(c, read).catch(async (error: unknown) => {
    // Close files that were begun on disk.
    for (const stream of streams) stream.destroy(new Error("upload"));
    await Promise.allSettled(files);
    const refusal = failure ?? error;
    // A full disk is not the form's fault.
    if (refusal instanceof ApiFailure || codeOf(refusal) !== undefined) throw refusal;
    return fail("malformed_request");
  });
  return Object.fromEntries(
    [...form].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/** A file's original name: browsers escape quotes and line breaks in it. */
const asNamed = (name: string | undefined): string =>
  (name ?? "").replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");

/** The system's error code, such as ENOSPC. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "syscall" in error && "code" in error ? String(error.code) : undefined;

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: mostParts });
  } catch {
    // The content type names no boundary.
    return fail("malformed_request");
  }
}

/** Stores an arriving file: in memory while it is small. */
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
/** Milliseconds; longer than any call. */
const leftMs = 3_600_000;

/** Deletes files that a killed server left on this machine during an upload. */
export async function removeLeftUploads(now = Date.now()): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    // Another server on this machine may delete it at the same time.
    const about = await stat(path).catch(() => undefined);
    // Another user's files are left to that user.
    const isOurs = process.getuid === undefined || about?.uid === process.getuid();
    if (about && isOurs && now - about.mtimeMs > leftMs) await rm(path, { force: true });
  }
}

async function newFile(onDisk: string[]) {
  const path = join(tmpdir(), `${prefix}${randomUUID()}`);
  onDisk.push(path);
  // Readable by this user only.
  return { path, handle: await open(path, "wx", 0o600) };
}
