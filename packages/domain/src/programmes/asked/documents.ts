import type { AskedDocument } from "../programme.ts";

/** What every later programme asks for; the second result of who sat twice. */
export const baseDocuments = [
  "birthCertificate",
  "oLevelResult",
  { document: "oLevelResult2", when: { field: "sittings", is: "2" } },
] as const satisfies readonly AskedDocument[];
