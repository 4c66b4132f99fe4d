import { randomBytes } from "node:crypto";
import type { ImportServices } from "./importer.ts";

/**
 * The hash of a password that nobody knows, made when it is first asked for. One for a whole import:
 * hashing is slow on purpose, and whoever owns an account chooses another by the link.
 */
export function unknownPassword({ passwords }: Pick<ImportServices, "passwords">) {
  let made: Promise<string> | undefined;
  return () => (made ??= passwords.hash(randomBytes(32).toString("base64url")));
}
