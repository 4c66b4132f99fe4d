import { before, withDocuments } from "./asked/before.ts";
import { preDegreeSecond } from "./pre-degree-second.ts";

/** Before a second sitting was refused where it is the first once more, and asked for a result of its own. */
export const preDegreeFirst = before(
  1,
  preDegreeSecond,
  (step) => ("subjects" in step ? { ...step, asks: ["awaiting"] } : step),
  withDocuments(["birthCertificate", "oLevelResult", "firstSchoolLeavingCertificate", "signature"]),
);
