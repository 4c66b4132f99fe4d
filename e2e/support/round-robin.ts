import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type Front = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * A proxy before several servers: each call goes to the next one, with its caller's address in
 * `X-Forwarded-For`. `serversOf` is given the address that people see, which the servers have to know.
 */
export async function startRoundRobin(
  serversOf: (publicUrl: string) => Promise<readonly URL[]>,
): Promise<Front> {
  let servers: readonly URL[] = [];
  let turn = 0;
  const proxy = createServer((call, answer) => {
    const target = servers[(turn += 1) % servers.length];
    if (!target) return void answer.writeHead(503).end();
    const headers = { ...call.headers, "x-forwarded-for": call.socket.remoteAddress ?? "" };
    const { hostname, port } = target;
    const onward = request(
      { hostname, port, path: call.url, method: call.method, headers },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
        found.pipe(answer);
      },
    );
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    call.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const stop = async () => {
    const closed = new Promise((done) => proxy.close(done));
    proxy.closeAllConnections();
    await closed;
  };
  try {
    servers = await serversOf(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
