/**
 * A relay on the loopback that behaves like a thin mobile link: one shared bandwidth each way, half a
 * round trip of delay each way, a round trip for the handshake, and slow start on each connection.
 * DevTools' own throttling delays whole requests and models none of that.
 */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

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
    forwardUp(client, target, up, link.roundTripMs);
    forwardDown(target, client, down, link.roundTripMs);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The relay got no port.");
  return {
    port: address.port,
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

/** Runs tasks at their times and always in order: timers alone may fire out of it. */
function timeline() {
  const tasks: { at: number; run: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const turn = () => {
    timer = undefined;
    while (tasks[0] && tasks[0].at <= performance.now() + 0.5) tasks.shift()?.run();
    schedule();
  };
  const schedule = () => {
    if (tasks[0] && !timer) timer = setTimeout(turn, Math.max(0, tasks[0].at - performance.now()));
  };
  let last = 0;
  return (at: number, run: () => void): number => {
    last = Math.max(last, at);
    tasks.push({ at: last, run });
    schedule();
    return last;
  };
}

function forwardUp(client: Socket, target: Socket, through: (n: number) => number, rtt: number) {
  const openAt = performance.now() + rtt;
  const arrive = timeline();
  client.on("data", (data) => {
    arrive(Math.max(openAt, through(data.length)) + rtt / 2, () => target.write(data));
  });
  client.on("end", () => arrive(performance.now() + rtt / 2, () => target.end()));
}

function forwardDown(target: Socket, client: Socket, through: (n: number) => number, rtt: number) {
  const arrive = timeline();
  const acknowledge = timeline();
  const queue: Buffer[] = [];
  let window = firstWindow;
  let inFlight = 0;
  let ended = false;

  const pump = () => {
    while (queue[0] && inFlight < window) {
      const part = queue[0].subarray(0, segment);
      if (part.length === queue[0].length) queue.shift();
      else queue[0] = queue[0].subarray(segment);
      inFlight += part.length;
      const at = arrive(through(part.length) + rtt / 2, () => client.write(part));
      acknowledge(at + rtt / 2, () => {
        inFlight -= part.length;
        window = Math.min(window + part.length, largestWindow);
        pump();
      });
    }
    if (ended && queue.length === 0 && inFlight === 0) client.end();
  };
  target.on("data", (data) => {
    queue.push(data);
    pump();
  });
  target.on("end", () => {
    ended = true;
    pump();
  });
}
