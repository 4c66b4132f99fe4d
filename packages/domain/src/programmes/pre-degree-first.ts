import type { KnownProgramme } from "./catalogue.ts";
import { preDegree } from "./pre-degree.ts";

const [personal, programme, institution, oLevel, documents] = preDegree.steps;

/** Before a second sitting was refused where it is the first once more, and asked for a result of its own. */
export const preDegreeFirst: KnownProgramme = {
  ...preDegree,
  revision: 1,
  past: true,
  steps: [
    personal,
    programme,
    institution,
    { ...oLevel, asks: ["awaiting"] },
    {
      ...documents,
      documents: ["birthCertificate", "oLevelResult", "firstSchoolLeavingCertificate", "signature"],
    },
  ],
};
