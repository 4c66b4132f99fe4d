import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isNamed } from "./postmaster.ts";

const data = await mkdtemp(join(tmpdir(), "polyportal-postmaster-"));
afterAll(() => rm(data, { recursive: true, force: true }));

test("a server is there once its file names it, not while the file is empty", async () => {
  const path = join(data, "postmaster.pid");
  expect(await isNamed(data)).toBe(false);
  await writeFile(path, "");
  expect(await isNamed(data)).toBe(false);
  await writeFile(path, `${process.pid}\n${data}\n1790000000\n5432\n`);
  expect(await isNamed(data)).toBe(true);
});
