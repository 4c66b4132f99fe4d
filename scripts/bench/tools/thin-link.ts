/**
 * A relay on the loopback that behaves like a thin mobile link: one shared bandwidth each way, half a
 * round trip of delay each way, a round trip for the handshake, and slow start on each connection.
 * DevTools' own throttling delays whole requests and models none of that.
 */
import { setTimeout as pause } from "node:timers/promises";
import { connect, createServer, type Socket } from "node:net";
import { listen } from "../../serve.ts";

export type Link = { roundTripMs: number; downKbps: number; upKbps: number };

/** Slow 3G, as Lighthouse and WebPageTest name it. */
export const slow3g: Link = { roundTripMs: 400, downKbps: 400, upKbps: 400 };

const segment = 1460;
const firstWindow = 10 * segment;
const largestWindow = 4 * 1024 * 1024;

/** Listens in front of a port; its own port, and how to close it. */
export async function thinLink(targetPort: number, link: Link) {
  const down = lane(link.downKbps);
  const up = lane(link.upKbps);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, "127.0.0.1");
    for (const socket of [client, target]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
    client.on("close", () => target.destroy());
    const { roundTripMs } = link;
    const openAt = performance.now() + roundTripMs;
    const ways = [
      carry(client, target, { through: up, roundTripMs, openAt }),
      carry(target, client, { through: down, roundTripMs, window: firstWindow }),
    ];
    // Whoever leaves in the middle is followed by nothing.
    Promise.all(ways).catch(() => client.destroy());
  });
  return {
    port: await listen(server),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Bytes take their turn on a shared bandwidth; answers when the given ones are through. */
function lane(kbps: number) {
  let freeAt = 0;
  return (bytes: number): number => {
    freeAt = Math.max(performance.now(), freeAt) + (bytes * 8) / kbps;
    return freeAt;
  };
}

const untilTime = (time: number) => pause(Math.max(0, time - performance.now()));

type Way = {
  through: (bytes: number) => number;
  roundTripMs: number;
  /** Nothing is under way sooner. */
  openAt?: number;
  /** So many bytes at once are not told of yet as arrived; it grows with each that is. */
  window?: number;
};

/** Carries all that comes from one side to the other, in order. */
async function carry(from: Socket, to: Socket, way: Way): Promise<void> {
  const { through, roundTripMs, openAt = 0 } = way;
  const half = roundTripMs / 2;
  let { window = Infinity } = way;
  let inFlight = 0;
  let arrived: Promise<unknown> = Promise.resolve();
  let acknowledged = (): void => undefined;
  const acknowledge = (bytes: number): void => {
    inFlight -= bytes;
    window = Math.min(window + bytes, largestWindow);
    acknowledged();
  };
  for await (const data of from as AsyncIterable<Buffer>) {
    for (let at = 0; at < data.length; at += segment) {
      while (inFlight >= window) await new Promise<void>((resolve) => (acknowledged = resolve));
      const part = data.subarray(at, at + segment);
      inFlight += part.length;
      const due = Math.max(openAt, through(part.length)) + half;
      arrived = arrived.then(() => untilTime(due)).then(() => to.write(part));
      void arrived.then(() => untilTime(due + half)).then(() => acknowledge(part.length));
    }
  }
  await arrived;
  await pause(half);
  to.end();
}
