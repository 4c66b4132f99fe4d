import { createHash, randomBytes } from "node:crypto";
import { inArray } from "drizzle-orm";
import { ConfigError } from "../config-given.ts";
import type { Database } from "../database/connect.ts";
import { secrets } from "../database/schema/machinery.ts";

/** Stands where a key stood that now comes from outside: which one, not what it is. */
const takenOver = "outside:";

/**
 * The secrets of these names (base64url, 32 bytes), made by whichever process asks first; or the ones
 * `given` from outside the database, which then forgets its own.
 */
export async function readSecrets<Name extends string>(
  db: Database,
  given: Readonly<Record<Name, string | undefined>>,
): Promise<Record<Name, string>> {
  const names = Object.keys(given) as Name[];
  let kept = await find(db, names);
  const missing = names.filter((name) => given[name] === undefined && !kept.has(name));
  if (missing.length > 0) {
    const rows = missing.map((name) => ({
      name,
      value: randomBytes(32).toString("base64url"),
      createdAt: new Date(),
    }));
    await db.insert(secrets).values(rows).onConflictDoNothing();
    kept = await find(db, names);
  }
  const read: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const outside = given[name];
    const own = kept.get(name);
    read[name] =
      outside === undefined ? ofOurs(name, own) : await adoptSecret(db, name, outside, own);
  }
  return read as Record<Name, string>;
}

/** One of them. */
export async function readSecret<Name extends string>(
  db: Database,
  name: Name,
  given?: string,
): Promise<string> {
  const read = await readSecrets<Name>(db, { [name]: given } as Record<Name, string | undefined>);
  return read[name];
}

async function find(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.select().from(secrets).where(inArray(secrets.name, names));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

function ofOurs(name: string, kept: string | undefined): string {
  if (kept === undefined) throw new Error(`The secret "${name}" could not be kept.`);
  if (kept.startsWith(takenOver)) {
    throw new ConfigError(
      `The configuration is wrong:\n  ${variableOf[name] ?? name} is not set, and this database's key came from there before`,
    );
  }
  return kept;
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
async function adoptSecret(
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
