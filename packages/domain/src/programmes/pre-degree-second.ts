import { before, withDocuments, withoutOption } from "./asked/before.ts";
import { preDegree } from "./pre-degree.ts";

/** Who awaited a result was asked for its file, too, and nobody for an option. */
export const preDegreeSecond = before(
  2,
  preDegree,
  withoutOption,
  withDocuments([
    "birthCertificate",
    "oLevelResult",
    { document: "oLevelResult2", when: { field: "sittings", is: "2" } },
    "firstSchoolLeavingCertificate",
    "signature",
  ]),
);
