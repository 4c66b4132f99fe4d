import { roleLabel } from "../authentication/role-label.ts";
import type { Role } from "../authentication/roles.ts";
import { claimName, type Claim } from "../rights/claims.ts";

type Exception = { readonly claim: Claim; readonly effect: "allow" | "deny" };

/** Every word of the review of rights. */
export const rightsReviewMessages = {
  title: "Rights Review",
  lead: "Who has rights of the administration, or decides over others' work: each half-year somebody looks whether that is still right.",
  none: "Nobody has such rights.",
  columns: {
    rights: "May do",
    decides: "Decides",
    since: "Since",
    confirmedAt: "Last confirmed",
    confirmedBy: "By",
    state: "Review",
  },
  filters: { due: "Review" },
  never: "Never",
  states: { due: "Due", confirmed: "Up to date" },
  /** "Bursar, Registrar; given: see audit; kept: enter fees". */
  rights: (roles: readonly string[], exceptions: readonly Exception[]) => {
    const told = (effect: "allow" | "deny", word: string) => {
      const some = exceptions.filter((one) => one.effect === effect);
      return some.length === 0
        ? []
        : [`${word}: ${some.map(({ claim }) => claimName(claim)).join(", ")}`];
    };
    const held = roles.map((role) => roleLabel(role as Role)).join(", ");
    return [held, ...told("allow", "given"), ...told("deny", "kept")].join("; ");
  },
  confirm: "Confirm the rights",
  confirmOne: (name: string) => `Confirm the rights of ${name}`,
  confirmSome: (count: number) =>
    count === 1 ? "Confirm the rights of one person" : `Confirm the rights of ${count} people`,
  question:
    "You say that they still need what they may do. It stands on record, and is asked again in half a year.",
  confirmed: (count: number) =>
    count === 1
      ? "One person's rights are confirmed"
      : `The rights of ${count} people are confirmed`,
  leftOut: (names: readonly string[]) =>
    names.length === 0
      ? undefined
      : `Left for another, being yourself or a super administrator: ${names.join(", ")}.`,
  own: "Another confirms your own rights.",
  dueTitle: "Rights are due to be reviewed",
  due: (count: number) =>
    count === 1
      ? "What one person may do was last confirmed more than half a year ago, or never."
      : `What ${count} people may do was last confirmed more than half a year ago, or never.`,
} as const;
