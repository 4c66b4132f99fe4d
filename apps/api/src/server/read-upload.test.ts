import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { answerError } from "./answer-error.ts";
import type { AppEnvironment } from "./environment.ts";
import { createUploadBudget, readUpload, removeLeftUploads } from "./read-upload.ts";

const megabyte = 1024 * 1024;
const budget = createUploadBudget(8 * megabyte);

/** Runs while the files of a call exist. */
let meanwhile = async (): Promise<unknown> => undefined;

// A folder of this test, because other servers use the usual one.
const folder = await mkdtemp(join(tmpdir(), "polyportal-read-upload-"));
vi.stubEnv("TMPDIR", folder);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const onDisk = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("polyportal-upload-"));

const app = new Hono<AppEnvironment>();
app.post("/", async (c) => {
  try {
    const form = await readUpload(c, 6 * megabyte, budget);
    await meanwhile();
    const told = Object.entries(form).map(async ([name, value]) => [name, await tell(value)]);
    return c.json(Object.fromEntries(await Promise.all(told)));
  } finally {
    await c.env.forgetUpload?.();
  }
});
app.onError((error, c) => answerError(c, error, pino({ level: "silent" })));

async function tell(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(tell));
  if (!(value instanceof File)) return value;
  const bytes = new Uint8Array(await value.arrayBuffer());
  return [value.name, value.type, bytes.byteLength, bytes.at(-1)];
}

const server = serve({
  fetch: (asked, bindings) => {
    const { incoming, outgoing } = bindings as HttpBindings;
    return app.fetch(asked, { incoming, outgoing });
  },
  port: 0,
  hostname: "127.0.0.1",
});
afterAll(() => void server.close());
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const file = (size: number, name = "sheet.csv") =>
  new File([new Uint8Array(size).fill(7)], name, { type: "text/csv" });

async function send(fields: Record<string, string | File>, again: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, value] of Object.entries(again)) body.append(name, value);
  const answer = await fetch(url, { method: "POST", body });
  return { status: answer.status, headers: answer.headers, data: await answer.json() };
}

test("a form is its texts and files, a name that comes twice a list", async () => {
  const { data } = await send(
    { title: "Ọlá", file: file(9, 'Ọlá\'s "marks".csv'), tag: "a" },
    { tag: "b" },
  );
  expect(data).toEqual({
    title: "Ọlá",
    file: ['Ọlá\'s "marks".csv', "text/csv", 9, 7],
    tag: ["a", "b"],
  });
});

test("what is large lies on disk as long as the call lasts, what is small in memory", async () => {
  let found: string[] = [];
  meanwhile = async () => (found = await onDisk());
  const large = await send({ small: file(1_000), large: file(5 * megabyte) });
  meanwhile = async () => undefined;
  expect(large.data).toEqual({
    small: ["sheet.csv", "text/csv", 1_000, 7],
    large: ["sheet.csv", "text/csv", 5 * megabyte, 7],
  });
  expect(found).toHaveLength(1);
  expect(await onDisk()).toEqual([]);
});

test("who comes while much is on its way is told to come again, and leaves nothing behind", async () => {
  let go = () => {};
  const first = new Promise<void>((resolve) => {
    meanwhile = () => {
      resolve();
      return new Promise<void>((done) => (go = done));
    };
  });
  const sent = send({ file: file(5 * megabyte) });
  await first;
  const refused = await send({ file: file(5 * megabyte) });
  expect(refused).toMatchObject({ status: 503, data: { code: "too_busy" } });
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await onDisk()).toHaveLength(1);
  meanwhile = async () => undefined;
  go();
  expect((await sent).status).toBe(200);
  // Exactly what it took is given back.
  expect(budget.take(8 * megabyte + 1)).toBe(false);
  expect(budget.take(8 * megabyte)).toBe(true);
  budget.giveBack(8 * megabyte);
  expect((await send({ file: file(5 * megabyte) })).status).toBe(200);
  expect(await onDisk()).toEqual([]);
});

test("more than may come is refused by its announcement, and as it arrives", async () => {
  expect(await send({ file: file(7 * megabyte) })).toMatchObject({
    status: 413,
    data: { code: "body_too_large" },
  });
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", headers, body, duplex: "half" } as const;
  // The server closes the connection of a sender that does not stop.
  const status = await fetch(url, init).then(
    (answer) => answer.status,
    () => 413,
  );
  expect(status).toBe(413);
  await expect.poll(onDisk).toEqual([]);
});

test.each([
  ["no form", "application/json", "{}"],
  ["a form without a boundary", "multipart/form-data", "x"],
  [
    "a form that is cut off",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
  ],
  [
    "a file that is cut off",
    "multipart/form-data; boundary=x",
    `--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n${"b".repeat(2 * megabyte)}`,
  ],
  [
    "a form of very many parts",
    "multipart/form-data; boundary=x",
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(500)}--x--\r\n`,
  ],
])("%s is malformed", async (_, type, body) => {
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "malformed_request" });
  await expect.poll(onDisk).toEqual([]);
});

test("a sender that goes away in the middle leaves nothing behind", async () => {
  const gone = request(url, {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  });
  gone.on("error", () => {});
  gone.write('--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n');
  gone.write(Buffer.alloc(2 * megabyte));
  await expect.poll(onDisk).toHaveLength(1);
  gone.destroy();
  await expect.poll(onDisk).toEqual([]);
  expect((await send({ file: file(5 * megabyte) })).status).toBe(200);
});

test("what a killed server has left is removed, and nothing that a call may still need", async () => {
  const path = (name: string) => join(folder, `polyportal-upload-${name}`);
  for (const name of ["left", "needed"]) await writeFile(path(name), "a sheet");
  const before = Date.now() / 1000 - 2 * 3600;
  await utimes(path("left"), before, before);
  await removeLeftUploads();
  expect(await onDisk()).toEqual(["polyportal-upload-needed"]);
  await rm(path("needed"));
});
