import { createGate } from "./gate.ts";

/** Hashes and checks passwords; never more than a few at once, so that sign-ins leave the server its cores and memory. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time whether the account exists (`hash` given) or not. */
  verify: (hash: string | undefined, password: string, turn?: Turn) => Promise<boolean>;
};

/** A place in the line for hashing. */
type Turn = {
  /** Called when its turn has come: a flood that was let into the line may be turned away at its end. */
  readonly begin: () => void;
  /** Awaited before the next one's turn, which so knows of every failure before it. */
  readonly failed: () => Promise<void>;
};

// argon2id (the library's default), OWASP's first choice: 19 MiB, two passes, one lane.
const ownCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands in for an account that does not exist: made with the same cost, so that it takes the same time. */
const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$sMaT4Qitd3VM2dtfBqbUsQ$G74RVFuoJhHIarGcenbzqQoVDKb7dsJXP8DPm3VpORY";

/** Native code, loaded at the first sign-in. */
const argon2 = () => import("@node-rs/argon2");

/** Longer input is refused before it costs anything. */
const longestPassword = 256;

/**
 * More than a machine of two cores works on: while the server is busy with one that has ended, or its
 * database with another, a core has a third to go on with. 20 MB each.
 */
export const hashesAtOnce = 4;

export function createPasswords(atOnce = hashesAtOnce, cost = ownCost): Passwords {
  const gate = createGate(atOnce);
  return {
    hash: (password) => gate(async () => (await argon2()).hash(password, cost)),
    verify: (known, password, turn) =>
      gate(async () => {
        turn?.begin();
        const right =
          password.length <= longestPassword &&
          (await (await argon2()).verify(known ?? nobody, password)) &&
          known !== undefined;
        if (!right) await turn?.failed();
        return right;
      }),
  };
}
