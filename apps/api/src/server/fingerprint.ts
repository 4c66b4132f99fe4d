import { createHash } from "node:crypto";

/**
 * Hashes a key, so that counters contain no names or addresses and keys of any length fit. Case and outer
 * spaces do not count.
 */
export const fingerprint = (key: string): string =>
  createHash("sha256").update(key.trim().toLowerCase()).digest("base64url").slice(0, 32);
