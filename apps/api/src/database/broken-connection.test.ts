import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { inTransaction } from "./transaction.ts";

const database = await testDatabase();
const { db, pool, signIn } = connect(database.directUrl, pino({ level: "silent" }));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** The process' number at the server, of the connection that the transaction holds. */
const ownNumber = sql`select pg_backend_pid() as number`;

test.each([
  ["ordinary", db, signIn.db],
  ["the sign-ins'", signIn.db, db],
])(
  "%s connection that breaks within a transaction fails the call, not the process",
  async (_, own, others) => {
    const broken = inTransaction(own, async (tx) => {
      const [row] = (await tx.execute(ownNumber)).rows;
      const client = (tx as unknown as { session: { client: NodeJS.EventEmitter } }).session.client;
      const lost = new Promise((heard) => client.once("end", heard));
      await others.execute(sql`select pg_terminate_backend(${row?.["number"]}::int)`);
      await lost;
      return tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toMatchObject({ code: "database_unavailable" });
    expect((await inTransaction(own, (tx) => tx.execute(sql`select 1 as still`))).rows).toEqual([
      { still: 1 },
    ]);
  },
);
