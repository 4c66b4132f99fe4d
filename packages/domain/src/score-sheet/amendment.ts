import type { RegistrationState } from "../course-registration/next-step.ts";
import { amendmentNeeds } from "../messages/amendment-news.ts";
import type { MarkCode } from "./mark-codes.ts";
import {
  isComplete,
  readRow,
  totalOf,
  type Marks,
  type RowRefusals,
  type TypedRow,
} from "./row.ts";
import { partsOf, scoreParts, type Split } from "./split.ts";

/** A row of a published sheet, as far as it decides whether it can be amended. */
type PublishedRow = {
  readonly published: boolean;
  readonly registration: RegistrationState;
  readonly total: number | null;
  readonly code: MarkCode | null;
};

/**
 * Whether a row of a published sheet can be amended: what is out, and what was left empty although the
 * registration is approved, which an amendment alone fills in.
 */
export const isAmendable = ({ published, registration, total, code }: PublishedRow): boolean =>
  published || (registration === "approved" && total === null && code === null);

/** What a row is to be, as it was typed over what stands: each part or a code, and not what stands. */
export function readAmendment(
  typed: TypedRow,
  before: Marks,
  split: Split,
): { readonly marks: Marks; readonly total: number | null } | { readonly refusals: RowRefusals } {
  const read = readRow(typed, before, split);
  if ("refusals" in read) return read;
  const { marks } = read;
  if (!isComplete(marks, split)) {
    const missing = partsOf(split).filter((part) => marks[part] === null);
    return {
      refusals: Object.fromEntries(missing.map((part) => [part, amendmentNeeds.part(part)])),
    };
  }
  if (scoreParts.every((part) => marks[part] === before[part]) && marks.code === before.code) {
    const [first = "code"] = partsOf(split);
    return { refusals: { [first]: amendmentNeeds.another } };
  }
  return { marks, total: totalOf(marks, split) };
}
