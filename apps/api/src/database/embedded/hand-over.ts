import { connected } from "../one-connection.ts";

/** The role as which the server connects: it owns its database, and may do nothing beyond it. */
export type ServerRole = {
  readonly name: string;
  readonly password: string;
  /** Whether the password has just been made: the server of an older folder does not know it. */
  readonly fresh: boolean;
};

/** Two starts at once take turns at it. */
const turn = "select pg_advisory_xact_lock(7364018)";

/**
 * Makes the database and its owner where they are missing, and hands over a database that the superuser
 * owned, as older releases left it. `urlAt` is the superuser's; most starts find nothing to do.
 */
export async function makeDatabase(
  urlAt: (database: string) => string,
  databaseName: string,
  role: ServerRole,
): Promise<void> {
  const state = await connected(urlAt("postgres"), async (client) => {
    const { rows } = await client.query<{ owned: boolean }>(
      `select pg_get_userbyid(datdba) = $2 as owned from pg_database where datname = $1`,
      [databaseName, role.name],
    );
    const owned = rows[0]?.owned;
    if (owned && !role.fresh) return "ready";
    // Both are ours: a name in the code, and base64url.
    await client.query("begin");
    await client.query(turn);
    await client.query(`
      do $$ begin
        if not exists (select 1 from pg_roles where rolname = '${role.name}') then
          create role ${role.name} login nosuperuser nocreatedb nocreaterole noreplication;
        end if;
      end $$`);
    await client.query(`alter role ${role.name} password '${role.password}'`);
    await client.query("commit");
    if (owned !== undefined) return owned ? "ready" : "superuser's";
    await client
      .query(`create database ${databaseName} owner ${role.name}`)
      .catch((error: unknown) => {
        // Made by another start in the meantime: 42P04 or, at the same moment, 23505.
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (code !== "42P04" && code !== "23505") throw error;
      });
    return "ready";
  });
  if (state === "superuser's") await handOver(urlAt(databaseName), databaseName, role.name);
}

/**
 * One object after the other, for what the first superuser owns cannot be reassigned as a whole; the
 * database itself last, by which a start that was cut off is known.
 */
const handOver = (url: string, databaseName: string, role: string): Promise<void> =>
  connected(url, async (client) => {
    await client.query("begin");
    await client.query(turn);
    await client.query(`
      do $$
      declare command text;
      begin
        for command in
          select format('alter schema %I owner to ${role}', nspname) from pg_namespace
          where nspowner = current_user::regrole and nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
          union all
          select format('alter %s %s owner to ${role}', case relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass)
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where relowner = current_user::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
            and relkind in ('r', 'p', 'v', 'm', 'S')
            -- A table takes its own sequences along.
            and not (relkind = 'S' and exists (
              select 1 from pg_depend where objid = c.oid and deptype in ('a', 'i')))
        loop
          execute command;
        end loop;
      end $$`);
    await client.query(`alter database ${databaseName} owner to ${role}`);
    await client.query("commit");
  });
