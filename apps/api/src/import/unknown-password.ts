import { randomBytes } from "node:crypto";
import type { ImportServices } from "./importer.ts";

/**
 * The hash of a random password that nobody knows, made on first use. Hashing is slow on purpose, so one
 * import shares one hash. Owners set their own password by the link.
 */
export function unknownPassword({ passwords }: Pick<ImportServices, "passwords">) {
  let made: Promise<string> | undefined;
  return () => (made ??= passwords.hash(randomBytes(32).toString("base64url")));
}
