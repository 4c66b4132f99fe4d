import type { importEndpoints } from "@polyportal/api-client/contract/import";
import type { OutputOf } from "@polyportal/api-client/contract/define";
import type { Claim } from "@polyportal/domain/rights/claims";
import { plainPhone } from "@polyportal/domain/format/phone";
import { plainRrr } from "@polyportal/domain/format/rrr";
import { canonicalPhone, phonePattern } from "@polyportal/domain/validation/primitives";
import type { Reader } from "../database/connect.ts";
import { fail } from "../server/failure.ts";
import type { Handler } from "../server/handler.ts";

/** Who can be named in a pasted list, and how they are found. */
export type Resolver = {
  readonly kind: "users" | "students" | "numbers";
  /** Whoever lacks it finds nobody. */
  readonly claim: Claim;
  /** Whom each text names, in small letters; phones and payment references in their one form. One query for all of them. */
  readonly find: (
    db: Reader,
    texts: readonly string[],
  ) => Promise<readonly { readonly text: string; readonly id: string; readonly label: string }[]>;
};

/** A text in the one form in which it is looked for: phones and payment references are typed in many. */
function named(text: string): string {
  if (phonePattern.test(plainPhone(text))) return canonicalPhone(text);
  const digits = plainRrr(text).replaceAll("-", "");
  return /^\d{12}$/.test(digits) ? digits : text.toLowerCase();
}

/** What is pasted, part by part, each with the line on which it stands. */
const partsOf = (text: string) =>
  text.split(/\r\n|\r|\n/).flatMap((whole, index) =>
    whole
      .split(/[\t,;]/)
      .map((part) => ({ line: index + 1, text: part.trim() }))
      .filter((part) => part.text !== ""),
  );

/** Whom a pasted list names; what is unknown, stands twice or names several is told, and acted upon by nobody. */
export const resolveList: Handler<typeof importEndpoints.resolveList> = async (
  { db, caller, services },
  { kind, text: pasted },
) => {
  const resolver = services.imports.resolvers.find((one) => one.kind === kind);
  if (!resolver || !caller.claims.has(resolver.claim)) fail("forbidden");
  const parts = partsOf(pasted);
  const meant = new Map<string, Map<string, string>>();
  for (const { text, id, label } of await resolver.find(db, [
    ...new Set(parts.map(({ text }) => named(text))),
  ])) {
    const people = meant.get(text) ?? new Map<string, string>();
    meant.set(text, people.set(id, label));
  }
  const found = new Map<string, { line: number; id: string; label: string }>();
  const answer: Omit<OutputOf<typeof importEndpoints.resolveList>, "found"> = {
    unknown: [],
    double: [],
    ambiguous: [],
  };
  for (const part of parts) {
    const people = [...(meant.get(named(part.text)) ?? [])];
    const [first] = people;
    if (!first) answer.unknown.push(part);
    else if (people.length > 1) {
      answer.ambiguous.push({ ...part, labels: people.map(([, label]) => label) });
    } else {
      const [id, label] = first;
      const before = found.get(id);
      if (before) answer.double.push({ ...part, label, before: before.line });
      else found.set(id, { line: part.line, id, label });
    }
  }
  return { found: [...found.values()], ...answer };
};
