import type { RowOf } from "@polyportal/api-client/list/describe";

/** A class of a session, with its adviser. */
export type AdvisedClass = RowOf<"listClassAdvisers">;

export const idOf = ({ departmentId, levelId, departmentOptionId }: AdvisedClass): string =>
  [departmentId, levelId, departmentOptionId].join("-");

/** What a class is called: "Computer Science, ND I". */
export const classNameOf = ({ department, option, level }: AdvisedClass): string =>
  [department, option, level].filter(Boolean).join(", ");
