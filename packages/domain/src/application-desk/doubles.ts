import { hasNamesOf } from "../text/names-match.ts";
import { canonicalPhone } from "../validation/primitives.ts";

/** What tells whether two applications are of one person. */
export type Applicant = {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly mobileNumber: string;
  readonly email: string;
  readonly jambNumber: string | null;
  readonly dateOfBirth: string | null;
};

const same = (one: string | null, other: string | null): boolean =>
  one !== null && one !== "" && one === other;

/**
 * Whether two applications for one programme and session are one person's: the names, and one thing more. Names
 * alone are shared by strangers, a phone and a mailbox by a family.
 */
export const isDouble = (one: Applicant, other: Applicant): boolean =>
  hasNamesOf(one, other) &&
  (same(canonicalPhone(one.mobileNumber), canonicalPhone(other.mobileNumber)) ||
    same(one.email.toLowerCase(), other.email.toLowerCase()) ||
    same(one.jambNumber, other.jambNumber) ||
    same(one.dateOfBirth, other.dateOfBirth));
