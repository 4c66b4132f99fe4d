import pg from "pg";

/** Runs `work` on a connection of its own. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    application_name: "polyportal-start",
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

/** Makes the database when it is missing; `url` is of another one on the same server. */
export async function makeDatabase(url: string, databaseName: string): Promise<void> {
  await connected(url, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [
      databaseName,
    ]);
    if (found.rowCount) return;
    await client.query(`create database ${databaseName}`).catch((error: unknown) => {
      // Made by another start in the meantime: 42P04 or, at the same moment, 23505.
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== "42P04" && code !== "23505") throw error;
    });
  });
}

/** Jobs keep every api process connected, so a connection under its name is a process that runs. */
export const isUsedByOthers = (url: string): Promise<boolean> =>
  connected(url, async (client) => {
    const found = await client.query(
      "select 1 from pg_stat_activity where application_name = 'polyportal' limit 1",
    );
    return Boolean(found.rowCount);
  }).catch(() => false);
