/** The port of a server: taken as it starts, given back as it stops. */
import type { Server } from "node:http";
import { serve, type HttpBindings } from "@hono/node-server";
import type { Config } from "../config.ts";
import type { Answer } from "./environment.ts";

/** Milliseconds that open calls have to end by themselves. */
const drainTime = 10_000;

/** Answers once the port of `config` is taken; a taken one is an error. */
export function listen(
  config: Config,
  answer: Answer<HttpBindings>,
): Promise<{ server: Server; port: number }> {
  return new Promise((listening, failed) => {
    const server = serve(
      {
        // Without HTTP/2 of its own, the server's bindings are those of HTTP/1.
        fetch: (request, bindings) => answer(request, bindings as HttpBindings),
        port: config.port,
        hostname: config.host,
      },
      ({ port }) => listening({ server, port }),
    ) as Server;
    // Phones and proxies keep their connection between two taps.
    server.keepAliveTimeout = 65_000;
    // How slowly a body may come is `readBytes`' to say; this ends what nothing reads.
    server.requestTimeout = 15 * 60_000;
    server.once("error", failed);
  });
}

/** Takes no new connection, lets open calls finish, and ends those that do not. */
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
