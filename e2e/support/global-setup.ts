/** Before the first worker of a run: the PostgreSQL that all of them share. */
import { beginPostgres } from "./postgres.ts";

export default async function setUp(): Promise<() => Promise<void>> {
  const { stop } = await beginPostgres();
  return stop;
}
