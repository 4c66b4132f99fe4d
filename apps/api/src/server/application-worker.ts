import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { workerCachePrefix, workerPath } from "@polyportal/domain/application/worker";
import type { Extension } from "./app.ts";

/** A service worker that removes itself and its caches. Browsers fetch it on each visit. */
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
 * The service worker that lets the application form reload offline. If the school has switched it off, one
 * that removes itself. Browsers never cache it.
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
      // A worker has its own policy: it may only fetch from this server.
      c.header("Content-Security-Policy", "default-src 'none'; connect-src 'self'");
      return c.body(text);
    });
  };
}
