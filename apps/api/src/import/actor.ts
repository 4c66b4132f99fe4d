import type { Actor } from "../database/change.ts";
import type { KeptImport } from "./kept-import.ts";

/** Who does what an import writes: whoever has asked for the step, wherever it runs. */
export const actorOf = ({ askedBy, impersonatorId }: KeptImport): Actor => ({
  kind: "user",
  id: askedBy,
  ...(impersonatorId !== null && { impersonatorId }),
  ip: "",
  requestId: "",
});
