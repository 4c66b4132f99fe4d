import type { Context } from "../../server/handler.ts";
import type { Person } from "./people.ts";

/** One try at a password that the limits have let through. */
type Attempt = {
  /** Called when the hashing begins: the address may have been refused since. */
  readonly begin: () => void;
  readonly failed: () => Promise<void>;
  readonly succeeded: () => Promise<void>;
};

const subjectOf = (userName: string) => `account:${userName.trim().toLowerCase()}`;

/** This device has signed in to the account: from now on others' wrong passwords do not shut it out. */
export const rememberAccount = (
  { device }: Pick<Context, "device">,
  { userName }: Pick<Person, "userName">,
): void => device.remember(subjectOf(userName));

/**
 * Lets a try at a password through, or fails with `too_many_requests`. A device that has signed in to
 * the account before has a limit of its own, and no other; any other counts for the account, whoever
 * asks, and for its address.
 */
export async function admitSignIn(
  { device, ip, limit, services }: Pick<Context, "device" | "ip" | "limit" | "services">,
  userName: string,
): Promise<Attempt> {
  const { signInCrowd } = services;
  const known = device.knows(subjectOf(userName));
  const name = known ? "signInByDevice" : "signInByAccount";
  const key = known ? `${device.id} ${userName.trim()}` : userName;
  if (!known) await signInCrowd.admit(ip);
  await limit(name, key);
  return {
    begin: known ? () => {} : () => signInCrowd.stillAdmit(ip),
    failed: async () => {
      if (!known) await signInCrowd.failed(ip, userName);
    },
    async succeeded() {
      await Promise.all([limit.refund(name, key), signInCrowd.succeeded(ip, userName)]);
    },
  };
}

/** Puts a failed sign-in into the security log; known or not, the name is kept as a keyed hash. */
export function noteFailedSignIn(
  { ip, services }: Pick<Context, "ip" | "services">,
  reason: "unknown_name" | "wrong_password" | "wrong_code" | "user_type_refused",
  who: { readonly userId?: string | undefined; readonly name: string },
): void {
  services.securityLog.note({ kind: "sign_in_failed", reason, address: ip, ...who });
}
