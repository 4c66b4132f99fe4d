import type { Actor } from "../database/change.ts";
import type { KeptImport } from "./kept-import.ts";

/** The audit actor of an import: whoever asked for the step, also if it runs in the background. */
export const actorOf = ({ askedBy, impersonatorId }: KeptImport): Actor => ({
  kind: "user",
  id: askedBy,
  ...(impersonatorId !== null && { impersonatorId }),
  ip: "",
  requestId: "",
});
