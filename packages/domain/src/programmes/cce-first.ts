import { before, withDocuments } from "./asked/before.ts";
import { asksOLevel, cce, cceDocuments } from "./cce.ts";

/** Who awaited a result was asked for its file, too. */
export const cceFirst = before(
  1,
  cce,
  withDocuments([
    "birthCertificate",
    { document: "oLevelResult", when: asksOLevel },
    { document: "oLevelResult2", when: { field: "sittings", is: "2" } },
    ...cceDocuments,
  ]),
);
