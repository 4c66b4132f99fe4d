import { databaseCode } from "../../database/failure-kind.ts";
import { connected } from "../../database/one-connection.ts";
import type { Checkpoint } from "../checkpoints.ts";
import type { Outlet } from "./outlet.ts";

/** In milliseconds. An outlet is used once a minute, so each use opens a new connection. */
const options = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  application_name: "polyportal-audit",
};

const table = `create table if not exists audit_checkpoints (
  id bigint primary key generated always as identity, told_at timestamptz not null default now(),
  at text not null, number bigint not null, hash bytea not null, kind text not null, day text, mac bytea not null)`;

type Row = Omit<Checkpoint, "number"> & { readonly number: string };

/**
 * A table in another PostgreSQL server, whose role needs only the rights to insert and to select. Created on
 * first use if it does not exist.
 */
export const createDatabaseOutlet = (url: string): Outlet => ({
  name: "database",
  read: () =>
    connected(
      url,
      async (client) => {
        try {
          const { rows } = await client.query<Row>(
            `select at, number, hash, kind, day, mac from audit_checkpoints order by id desc limit 200`,
          );
          return rows
            .toReversed()
            .map(({ number, ...rest }) => ({ ...rest, number: Number(number) }));
        } catch (error) {
          if (databaseCode(error) === undefinedTable) return [];
          throw error;
        }
      },
      options,
    ),
  tell: (checkpoints) =>
    connected(
      url,
      async (client) => {
        const add = async () => {
          for (const { at, number, hash, kind, day, mac } of checkpoints) {
            await client.query(
              `insert into audit_checkpoints (at, number, hash, kind, day, mac) values ($1, $2, $3, $4, $5, $6)`,
              [at, number, hash, kind, day, mac],
            );
          }
        };
        try {
          await add();
        } catch (error) {
          if (databaseCode(error) !== undefinedTable) throw error;
          await client.query(table);
          await add();
        }
      },
      options,
    ),
});

const undefinedTable = "42P01";
