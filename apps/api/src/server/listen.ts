/** Opens and closes the server's port. */
import type { Server } from "node:http";
import { serve, type HttpBindings } from "@hono/node-server";
import type { Config } from "../config.ts";
import type { Answer } from "./environment.ts";

/** Milliseconds that open calls get to finish. */
const drainTime = 10_000;

/** Resolves once the port of `config` is open. Rejects if it is in use. */
export function listen(
  config: Config,
  answer: Answer<HttpBindings>,
): Promise<{ server: Server; port: number }> {
  return new Promise((listening, failed) => {
    const server = serve(
      {
        // The server does not use HTTP/2, so its bindings are those of HTTP/1.
        fetch: (request, bindings) => answer(request, bindings as HttpBindings),
        port: config.port,
        hostname: config.host,
      },
      ({ port }) => listening({ server, port }),
    ) as Server;
    // Phones and proxies keep their connection between two taps.
    server.keepAliveTimeout = 65_000;
    // `readBytes` decides how slowly a body may come. This ends requests whose body nothing reads.
    server.requestTimeout = 15 * 60_000;
    server.once("error", failed);
  });
}

/** Accepts no new connections, lets open calls finish, and ends those that do not. */
export function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    const impatience = setTimeout(() => server.closeAllConnections(), drainTime);
    server.close(() => {
      clearTimeout(impatience);
      closed();
    });
    server.closeIdleConnections();
  });
}
