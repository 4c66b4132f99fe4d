import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

/** A server on a free port of this machine. */
export type Served = { readonly url: string; readonly stop: () => Promise<void> };

/** Serves plain node handlers; stopping cuts what is still open. */
export async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves a Hono app. */
export const serveApp = (app: Hono): Promise<Served> => serve(getRequestListener(app.fetch));
