import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { carry } from "@polyportal/domain/application/carry";
import { idOf } from "@polyportal/domain/application/steps";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Transaction } from "../../database/connect.ts";
import { heldOf } from "./held.ts";
import { upsertStep, type LockedApplication } from "./queries.ts";
import { holdsSome } from "./steps/holds-some.ts";
import { insertParts } from "./steps/insert-parts.ts";

type Filling = {
  readonly programme: Programme;
  readonly application: LockedApplication;
  /** The application itself, including values that it shows without having saved them. */
  readonly record: ApplicationRecord;
  readonly from: ApplicationRecord;
  /** Sections that are not filled. */
  readonly except: readonly string[];
  readonly now: Date;
};

/**
 * Fills the empty sections of an application from another one. As after a move to another programme, each
 * must be checked and saved again. Returns their ids.
 */
export async function fillFrom(
  tx: Transaction,
  { programme, application, record, from, except, now }: Filling,
): Promise<string[]> {
  const carried = carry(heldOf(from), {
    programme,
    answers: application.answers,
    isEmpty: (step) =>
      !(idOf(step) in application.kept) &&
      !except.includes(idOf(step)) &&
      !holdsSome[step.kind](record),
    mobileNumber: application.mobileNumber,
    now,
  });
  for (const one of carried) {
    await insertParts(tx, application.id, one);
    await upsertStep(tx, application.id, one.id, now, one.answers, now);
  }
  return carried.map(({ id }) => id);
}
