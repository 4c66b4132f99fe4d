import pg from "pg";

type Options = Pick<
  pg.ClientConfig,
  "application_name" | "connectionTimeoutMillis" | "query_timeout"
>;

/** Runs `work` on a connection of its own. */
export async function connected<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    application_name: "polyportal-start",
    ...options,
  });
  // A server that goes down while we ask is answered by the query's own failure.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server answers there, with this password. */
export const answers = (url: string): Promise<boolean> =>
  connected(url, (client) => client.query("select 1")).then(
    () => true,
    () => false,
  );

/** Jobs keep every api process connected, so a connection under its name is a process that runs. */
export const isUsedByOthers = (url: string): Promise<boolean> =>
  connected(url, async (client) => {
    const found = await client.query(
      "select 1 from pg_stat_activity where application_name = 'polyportal' limit 1",
    );
    return Boolean(found.rowCount);
  }).catch(() => false);
