import { stepOf } from "@polyportal/domain/application/steps";
import type { SlipPart } from "../slip-part.ts";

const oLevel: SlipPart = ({ oLevel }, programme) => {
  const step = stepOf(programme, "o-level");
  const sittings = oLevel.map(({ examinationType, subjects, ...sitting }) => ({
    ...sitting,
    examType: examinationType.name,
    subjects: subjects.map(({ subject, grade }) => ({ subject: subject.name, grade: grade.name })),
  }));
  return step && { kind: "sittings", title: step.title, sittings };
};

export const slip: readonly SlipPart[] = [oLevel];
