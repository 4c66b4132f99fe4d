import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { secrets } from "../database/schema/machinery.ts";

/** The secret of that name (base64url, 32 bytes), made by whichever process asks first. */
export async function readSecret(db: Database, name: string): Promise<string> {
  const find = () => db.select().from(secrets).where(eq(secrets.name, name));
  let [found] = await find();
  if (!found) {
    const value = randomBytes(32).toString("base64url");
    await db.insert(secrets).values({ name, value, createdAt: new Date() }).onConflictDoNothing();
    [found] = await find();
  }
  if (!found) throw new Error(`The secret "${name}" could not be kept.`);
  return found.value;
}
