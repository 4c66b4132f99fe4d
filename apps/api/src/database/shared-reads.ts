import pg from "pg";

/** Runs prepared reads over connections that they share. */
export type SharedReads = {
  readonly query: (config: pg.QueryConfig, values: unknown[]) => Promise<pg.QueryResult>;
  readonly end: () => Promise<void>;
};

/** `held` while the reads of this turn of the event loop gather, to be sent in one piece. */
type Lane = { client: pg.Client | undefined; waiting: number; held: boolean };

/** The more reads one connection carries, the fewer pieces they travel in; more than this wait too long. */
const comfortable = 32;

/**
 * A few connections, opened at need, on which every read is sent at once and answered in its turn
 * (the protocol's pipelining): taking a connection for each costs a busy server more than the read.
 * A read waits behind those of its connection, so they must be short, and lock nothing.
 */
export function shareReads(
  options: pg.ClientConfig,
  connections: number,
  lost: (error: Error) => void,
): SharedReads {
  const lanes = Array.from({ length: connections }, (): Lane => ({
    client: undefined,
    waiting: 0,
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

  const freest = () => lanes.reduce((best, next) => (next.waiting < best.waiting ? next : best));

  const gather = (lane: Lane, { stream }: pg.Connection) => {
    if (lane.held) return;
    lane.held = true;
    stream.cork();
    setImmediate(() => {
      lane.held = false;
      stream.uncork();
    });
  };

  return {
    query: (config, values) => {
      const lane = lanes.find(({ waiting }) => waiting < comfortable) ?? freest();
      const client = (lane.client ??= open(lane));
      lane.waiting += 1;
      gather(lane, client.connection);
      return new Promise((answer, failed) => {
        client.query({ ...config, values }, (error: Error | null, result) => {
          lane.waiting -= 1;
          if (error) failed(error);
          else answer(result);
        });
      });
    },
    end: async () => {
      await Promise.all(lanes.map(async ({ client }) => client?.end()));
    },
  };
}
