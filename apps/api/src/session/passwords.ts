import { hash, verify } from "@node-rs/argon2";
import { createGate } from "./gate.ts";

/** Hashes and checks passwords; never more than a few at once, so that sign-ins leave the server its cores. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time whether the account exists (`hash` given) or not. */
  verify: (hash: string | undefined, password: string) => Promise<boolean>;
};

// argon2id (the library's default), OWASP's first choice: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer input is refused before it costs anything. */
const longestPassword = 256;

export function createPasswords(atOnce = 2): Passwords {
  const gate = createGate(atOnce);
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => gate(() => hash(password, cost)),
    async verify(known, password) {
      if (password.length > longestPassword) return false;
      nobody ??= gate(() => hash("nobody's password", cost));
      const against = known ?? (await nobody);
      const right = await gate(() => verify(against, password));
      return right && known !== undefined;
    },
  };
}
