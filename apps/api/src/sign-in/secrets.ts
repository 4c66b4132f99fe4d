import { createHash, randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
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
  audit: "AUDIT_KEY",
};

const sealNames = ["vault", "audit"] as const;
/** The keys that another could not take the place of. */
export type SealName = (typeof sealNames)[number];

const markOf = (key: string) => takenOver + createHash("sha256").update(key).digest("base64url");

const isAnother = (given: string, kept: string | undefined): boolean =>
  kept !== undefined && kept !== given && kept !== markOf(given);

/** Those of these keys that are not the ones by which this database was sealed. */
export async function otherSeals(
  db: Database,
  keys: Readonly<Record<SealName, string | undefined>>,
): Promise<SealName[]> {
  const rows = await db.select().from(secrets).where(inArray(secrets.name, sealNames));
  return sealNames.filter((name) => {
    const given = keys[name];
    const kept = rows.find((row) => row.name === name)?.value;
    return given !== undefined && isAnother(given, kept);
  });
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
  if (sealNames.some((seal) => seal === name) && isAnother(given, kept)) {
    throw new ConfigError(
      `The configuration is wrong:\n  ${variableOf[name]} is not the key that sealed what this database holds. Take that one over (\`doctor.js --take-keys FOLDER\`)`,
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
