import { createPasswords, hashesAtOnce } from "../sign-in/passwords.ts";

/**
 * Hashes as the product does, at the least cost that argon2 has: the product's takes 19 MiB and longer than
 * all else of a sign-in. That it has that cost is asked by `passwords.test.ts`.
 */
export const quickPasswords = () =>
  createPasswords(hashesAtOnce, { memoryCost: 8, timeCost: 1, parallelism: 1 });
