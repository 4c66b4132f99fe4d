import type { Programme } from "./programme.ts";

/** Which revision of its programme a definition is. */
export const revisionOf = ({ revision = 1 }: Pick<Programme, "revision">): number => revision;
