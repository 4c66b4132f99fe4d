/**
 * The `test` of every journey. A worker has one server (`server`), with a database of its own, and one set of
 * files (`pictures`); each test a phone of its own, on which any error of the console, the page or the content
 * security policy fails it, unless `tolerated` says that it belongs to what is tested.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { makePictures, type Pictures } from "../fixtures/pictures.ts";
import { makeFolder } from "./folder.ts";
import { copyTemplate } from "./postgres.ts";
import { startServer, type Server } from "./server.ts";

export { expect } from "@playwright/test";

// Playwright looks every step's stack up in source maps, a tenth of its processor time. Sources run with the
// lines they were written with (`build` in playwright.config.ts): no stack needs it.
Reflect.deleteProperty(Error, "prepareStackTrace");

export type ServerOptions = {
  /** Whose PostgreSQL the server uses: its own, or that of the run, which it is given by DATABASE_URL. */
  database: "embedded" | "separate";
};

type WorkerFixtures = ServerOptions & { server: Server; pictures: Pictures };

type TestFixtures = {
  /** Console errors that this test brings about, such as a request that fails on purpose. */
  tolerated: RegExp | undefined;
  cleanConsole: void;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ["embedded", { option: true, scope: "worker" }],

  server: [
    async ({ database }, use, { workerIndex }) => {
      const own = database === "separate" ? await copyTemplate(`worker_${workerIndex}`) : undefined;
      const server = await startServer(own?.url);
      // On a database of its own the server would pass the same tests.
      base.expect(existsSync(join(server.dataDir, "postgres"))).toBe(database === "embedded");
      await use(server);
      await server.stop();
      await own?.drop();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  pictures: [
    async ({ browser }, use) => {
      const folder = await makeFolder();
      await use(await makePictures(browser, folder.path));
      await folder.remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  tolerated: [undefined, { option: true }],

  cleanConsole: [
    async ({ context, server, tolerated }, use, testInfo) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      const logged = server.log().length;
      await use();
      if (testInfo.errors.length > 0) {
        await testInfo.attach("server.log", { body: server.log().slice(logged) });
      }
      const wrong = errors.filter((error) => !tolerated?.test(error));
      base.expect(wrong, `errors in the console: ${wrong.join("; ")}`).toEqual([]);
    },
    { auto: true },
  ],
});
