import type { AskedDocument } from "../programme.ts";

/** What every later programme asks for; the second result of who sat twice. */
export const baseDocuments = [
  "birthCertificate",
  "oLevelResult",
  { document: "oLevelResult2", when: { field: "sittings", is: "2" } },
] as const satisfies readonly AskedDocument[];

/** The same of results, where a sitting may await one: there is no file of it yet. */
export const resultsOut = [
  { document: "oLevelResult", when: { field: "results", oneOf: ["first", "both"] } },
  { document: "oLevelResult2", when: { field: "results", oneOf: ["second", "both"] } },
] as const satisfies readonly AskedDocument[];
