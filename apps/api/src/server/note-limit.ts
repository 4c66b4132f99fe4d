import type { SecurityLog } from "../sign-in/security-log.ts";
import type { AppContext } from "./environment.ts";
import { ApiFailure } from "../failure.ts";

/** Notes a reached limit in the security log, with its key unless that is an address. */
export function noteLimit({ note }: SecurityLog, { env }: AppContext, error: unknown): void {
  if (!(error instanceof ApiFailure) || !error.limited) return;
  const { name: reason, key } = error.limited;
  const name = reason.endsWith("ByAddress") ? undefined : key;
  note({ kind: "limit_reached", reason, address: env.ip, name });
}
