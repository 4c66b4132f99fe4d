import type { SecurityLog } from "../sign-in/security-log.ts";
import type { AppContext } from "./environment.ts";
import { ApiFailure } from "../failure.ts";

/** Puts a reached limit into the security log, with what it counts where that is no address. */
export function noteLimit({ note }: SecurityLog, { env }: AppContext, error: unknown): void {
  if (!(error instanceof ApiFailure) || !error.limited) return;
  const { name: reason, key } = error.limited;
  const name = reason.endsWith("ByAddress") ? undefined : key;
  note({ kind: "limit_reached", reason, address: env.ip, name });
}
