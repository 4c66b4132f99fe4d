import pg from "pg";
import { isLostConnection, isStaleStatement } from "./failure-kind.ts";
import { createSlowTables, lookAround, type Waiting } from "./slow-tables.ts";
import { cancel } from "./watch-pool.ts";

/** Runs one prepared read. */
export type RunRead = (config: pg.QueryConfig, values: unknown[]) => Promise<pg.QueryResult>;

/** Prepared reads over connections that they share. */
export type SharedReads = { readonly query: RunRead; readonly end: () => Promise<void> };

/** `held` while the reads of this turn of the event loop gather, to be sent in one piece. */
type Lane = {
  client: pg.Client | undefined;
  /** Sent and not yet answered, the first one at the server's hands. */
  readonly reads: Set<Read>;
  /** The first one at the last look. */
  first: Read | undefined;
  held: boolean;
};

type Read = {
  readonly config: pg.QueryConfig;
  readonly values: unknown[];
  readonly waiting: Waiting;
  readonly answer: (result: pg.QueryResult) => void;
  readonly failed: (error: unknown) => void;
  /** On which it was sent; an answer from any other is none. */
  client: pg.Client | undefined;
  /** A read does no harm when it is sent twice; more often only harms the server. */
  again: boolean;
};

/** The more reads one connection carries, the fewer pieces they travel in; more than this wait too long. */
const comfortable = 32;

/** Milliseconds. Who is first at two looks in a row holds up all behind it. */
const look = 300;

const nothing = () => undefined;
/** Who holds up others leaves them, and is given up by the connection that it goes to. */
const ways = { stop: nothing, drop: nothing };

/**
 * A few connections, opened at need, on which every read is sent at once and answered in its turn
 * (the protocol's pipelining): taking a connection for each costs a busy server more than the read.
 * A read that is not answered soon leaves the others: it is asked again `aside`, on a connection of
 * its own, and so are those of its tables until they answer; what waited behind it is sent anew.
 */
export function shareReads(
  options: pg.ClientConfig,
  connections: number,
  aside: RunRead,
  lost: (error: Error) => void,
): SharedReads {
  const tables = createSlowTables({ patience: look, most: Infinity });
  const lanes = Array.from({ length: connections }, (): Lane => ({
    client: undefined,
    reads: new Set(),
    first: undefined,
    held: false,
  }));

  const open = (lane: Lane): pg.Client => {
    const client = new pg.Client({ ...options, pipeline: true });
    const forget = () => {
      if (lane.client === client) lane.client = undefined;
    };
    client.on("error", (error) => {
      forget();
      lost(error);
    });
    client.on("end", forget);
    // What waits on a connection that cannot be made fails with it.
    client.connect().catch(forget);
    return client;
  };

  const freest = () =>
    lanes.reduce((best, next) => (next.reads.size < best.reads.size ? next : best));

  const gather = (lane: Lane, { stream }: pg.Connection) => {
    if (lane.held) return;
    lane.held = true;
    stream.cork();
    setImmediate(() => {
      lane.held = false;
      stream.uncork();
    });
  };

  const send = (read: Read) => {
    if (tables.isSlow(read.waiting)) return sendAside(read);
    const lane = lanes.find(({ reads }) => reads.size < comfortable) ?? freest();
    const client = (lane.client ??= open(lane));
    lane.reads.add(read);
    read.client = client;
    gather(lane, client.connection);
    const { config, values } = read;
    client.query({ ...config, values }, (error: Error | null, result) => {
      if (read.client !== client) return;
      lane.reads.delete(read);
      read.client = undefined;
      if (!error) return read.answer(result);
      if (read.again || !(isStaleStatement(error) || isLostConnection(error))) {
        return read.failed(error);
      }
      read.again = true;
      if (isStaleStatement(error) && lane.client === client) leave(lane);
      send(read);
    });
  };

  const sendAside = ({ config, values, answer, failed }: Read) =>
    void aside(config, values).then(answer, failed);

  /** Gives a connection up, and sends what waited on it anew. */
  const leave = (lane: Lane) => {
    const { client } = lane;
    const waiting = [...lane.reads];
    lane.client = undefined;
    lane.reads.clear();
    for (const read of waiting) read.client = undefined;
    if (client) {
      cancel(client, options);
      client.end().catch(nothing);
      client.connection.stream.destroy();
    }
    for (const read of waiting) send(read);
  };

  const stop = lookAround(() => {
    for (const lane of lanes) {
      const [first] = lane.reads;
      if (first && first === lane.first) {
        tables.suspect(first.waiting);
        leave(lane);
      }
      [lane.first] = lane.reads;
    }
  }, look);

  return {
    query: (config, values) =>
      new Promise((answer, failed) => {
        const waiting = tables.begin(config.text, ways);
        send({
          config,
          values,
          waiting,
          client: undefined,
          again: false,
          answer(result) {
            tables.end(waiting, true);
            answer(result);
          },
          failed(error) {
            tables.end(waiting, false);
            failed(error);
          },
        });
      }),
    end: async () => {
      stop();
      await Promise.all(lanes.map(async ({ client }) => client?.end()));
    },
  };
}
