import { oLevelLimits } from "./limits.ts";

/** A sitting as the screen starts with it: nine empty rows. */
export const emptySitting = () => ({
  awaiting: false,
  examinationTypeId: "",
  examCenter: "",
  examNumber: "",
  examYear: "",
  cardPin: "",
  cardSerialNumber: "",
  subjects: Array.from({ length: oLevelLimits.rows }, () => ({ subjectId: "", gradeId: "" })),
});
