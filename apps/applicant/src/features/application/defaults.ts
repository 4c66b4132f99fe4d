import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Option } from "@polyportal/api-client/contract/shared";
import { givenBy } from "@polyportal/domain/application/known";
import type { Answers } from "@polyportal/domain/programmes/field";

// A saved application as the values of its forms (`steps/*-defaults.ts`), so that it can be resumed:
// values mirror the screen, where nothing chosen and nothing typed are both "".

export const idOf = (option: Option | null | undefined): number | "" => option?.id ?? "";

/** The choice of school and department. */
export const studyDefaults = (record: ApplicationRecord) => ({
  facultyId: idOf(record.faculty),
  departmentId: idOf(record.department),
});

/**
 * What is answered as data, as the form begins: JAMB's number that opened it, until another is entered, and what
 * the school knows whatever was entered.
 */
export const startingAnswers = ({ openedBy, answers, known }: ApplicationRecord): Answers => ({
  ...(openedBy !== null && { jambNumber: openedBy }),
  ...answers,
  ...givenBy(known),
});
