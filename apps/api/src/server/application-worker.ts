import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { workerCachePrefix, workerPath } from "@polyportal/domain/application/worker";
import type { Extension } from "./app.ts";

/** Removes itself and what it kept, wherever it is installed: browsers ask for it at each visit. */
const switchedOff = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const ours = names.filter((name) => name.startsWith(${JSON.stringify(workerCachePrefix)}));
      await Promise.all(ours.map((name) => caches.delete(name)));
      await registration.unregister();
    })(),
  ),
);
`;

/**
 * The worker with which the application form reloads without a network, as the build wrote it; or,
 * where the school has switched it off, one that ends itself. Never kept by a browser.
 */
export function applicationWorker(on: boolean, folder: string): Extension {
  const built = on
    ? readFile(join(folder, workerPath), "utf8").catch(() => undefined)
    : Promise.resolve(switchedOff);
  return (app) => {
    app.get(workerPath, async (c) => {
      const text = await built;
      if (text === undefined) return c.body(null, 404);
      c.env.asset = true;
      c.header("Content-Type", "text/javascript; charset=utf-8");
      c.header("Cache-Control", "no-cache");
      // A worker's policy is its own: it asks this server, and does nothing else.
      c.header("Content-Security-Policy", "default-src 'none'; connect-src 'self'");
      return c.body(text);
    });
  };
}
