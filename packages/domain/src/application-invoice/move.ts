import type { Programme } from "../programmes/programme.ts";

/** What was paid for a form. */
export type PaidForm = {
  readonly slug: string;
  readonly sessionId: number;
  readonly amountKobo: number;
};

/** A form that the school offers, at what it costs. */
export type OfferedForm = PaidForm & {
  readonly open: boolean;
  /** The award that its fee goes by; empty where it has one fee. */
  readonly award: string;
};

/** Whether others were asked about the applicant of such a form: what they say is of that programme alone. */
const asksOthers = ({ after = [] }: Pick<Programme, "after">): boolean =>
  after.includes("references") || after.includes("confirmation");

/** Whether applicants may leave a programme with their money; from the others the bursary alone moves it. */
export const mayLeave = (from: Pick<Programme, "after">): boolean => !asksOthers(from);

/**
 * Whether applicants may move what they have paid to a form: another one that takes applications now, in the
 * same session, and costs the same. Which award it would be for, nobody has said.
 */
export const mayMoveTo = (paid: PaidForm, to: OfferedForm): boolean =>
  to.slug !== paid.slug &&
  to.open &&
  to.award === "" &&
  to.sessionId === paid.sessionId &&
  to.amountKobo === paid.amountKobo;
