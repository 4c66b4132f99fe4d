import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { ConfigError } from "../config-given.ts";
import type { Database } from "../database/connect.ts";
import { secrets } from "../database/schema/machinery.ts";

/** Stands where a key stood that now comes from outside: which one, not what it is. */
const takenOver = "outside:";

/**
 * The secret of that name (base64url, 32 bytes), made by whichever process asks first; or the one
 * `given` from outside the database, which then forgets its own.
 */
export async function readSecret(db: Database, name: string, given?: string): Promise<string> {
  const find = () => db.select().from(secrets).where(eq(secrets.name, name));
  let [found] = await find();
  if (given !== undefined) return takeOver(db, name, given, found?.value);
  if (!found) {
    const value = randomBytes(32).toString("base64url");
    await db.insert(secrets).values({ name, value, createdAt: new Date() }).onConflictDoNothing();
    [found] = await find();
  }
  if (!found) throw new Error(`The secret "${name}" could not be kept.`);
  if (found.value.startsWith(takenOver)) {
    throw new ConfigError(
      `The configuration is wrong:\n  ${variableOf[name] ?? name} is not set, and this database's key came from there before`,
    );
  }
  return found.value;
}

const variableOf: Record<string, string | undefined> = {
  tokens: "SIGNING_KEY",
  vault: "VAULT_KEY",
};

const markOf = (key: string) => takenOver + createHash("sha256").update(key).digest("base64url");

const isAnother = (given: string, kept: string | undefined): boolean =>
  kept !== undefined && kept !== given && kept !== markOf(given);

/** Whether what this database holds was sealed by another key than this. */
export async function sealedByAnother(db: Database, vaultKey: string): Promise<boolean> {
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, "vault"));
  return isAnother(vaultKey, kept?.value);
}

/** What was signed under another key is signed anew; what was sealed under another could never be read. */
async function takeOver(
  db: Database,
  name: string,
  given: string,
  kept: string | undefined,
): Promise<string> {
  const mark = markOf(given);
  if (kept === mark) return given;
  if (name === "vault" && isAnother(given, kept)) {
    throw new ConfigError(
      "The configuration is wrong:\n  VAULT_KEY is not the key that sealed what this database holds. Take that one over (`doctor.js --take-keys FOLDER`)",
    );
  }
  await db
    .insert(secrets)
    .values({ name, value: mark, createdAt: new Date() })
    .onConflictDoUpdate({ target: secrets.name, set: { value: mark } });
  return given;
}

/** The keys that still lie in the database, for whoever moves them out of it. */
export async function keptSecrets(db: Database): Promise<{ variable: string; value: string }[]> {
  const rows = await db.select().from(secrets);
  return rows.flatMap(({ name, value }) => {
    const variable = variableOf[name];
    return variable && !value.startsWith(takenOver) ? [{ variable, value }] : [];
  });
}
