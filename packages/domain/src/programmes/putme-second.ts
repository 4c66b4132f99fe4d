import { before, withDocuments, withoutOption } from "./asked/before.ts";
import { baseDocuments } from "./asked/documents.ts";
import { putme, supplementaryPutme } from "./putme.ts";

/** Who awaited a result was asked for its file, too, and nobody for an option. */
const were = [
  withoutOption,
  withDocuments([...baseDocuments, "jambResultSlip", "signature"]),
] as const;

export const putmeSecond = before(2, putme, ...were);
export const supplementaryPutmeSecond = before(2, supplementaryPutme, ...were);
