import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Option } from "@polyportal/api-client/contract/shared";

// A saved application as the values of its forms (`steps/*-defaults.ts`), so that it can be resumed:
// values mirror the screen, where nothing chosen and nothing typed are both "".

export const idOf = (option: Option | null | undefined): number | "" => option?.id ?? "";

/** The choice of school and department. */
export const studyDefaults = (record: ApplicationRecord) => ({
  facultyId: idOf(record.faculty),
  departmentId: idOf(record.department),
});
