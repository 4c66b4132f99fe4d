import type { importEndpoints } from "@polyportal/api-client/contract/import";
import type { Claim } from "@polyportal/domain/rights/claims";
import { plainPhone } from "@polyportal/domain/format/phone";
import { canonicalPhone, phonePattern } from "@polyportal/domain/validation/primitives";
import type { Reader } from "../database/connect.ts";
import { fail } from "../server/failure.ts";
import type { Handler } from "../server/handler.ts";

/** Who can be named in a pasted list, and how they are found. */
export type Resolver = {
  readonly kind: "users" | "students";
  /** Whoever lacks it finds nobody. */
  readonly claim: Claim;
  /** Whom each text names, in small letters; phones in their one form. One query for all of them. */
  readonly find: (
    db: Reader,
    texts: readonly string[],
  ) => Promise<readonly { readonly text: string; readonly id: string; readonly label: string }[]>;
};

const named = (text: string): string =>
  phonePattern.test(plainPhone(text)) ? canonicalPhone(text) : text.toLowerCase();

/** Whom a pasted list names; what is unknown, stands twice or names several is told, and acted upon by nobody. */
export const resolveList: Handler<typeof importEndpoints.resolveList> = async (
  { db, caller, services },
  { kind, text },
) => {
  const resolver = services.imports.resolvers.find((one) => one.kind === kind);
  if (!resolver || !caller.claims.has(resolver.claim)) fail("forbidden");
  const typed = text
    .split(/[\n\r\t,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const found = new Map<string, Map<string, string>>();
  for (const one of await resolver.find(db, [...new Set(typed.map(named))])) {
    const people = found.get(one.text) ?? new Map<string, string>();
    found.set(one.text, people.set(one.id, one.label));
  }
  const people = new Map<string, string>();
  const unknown = new Set<string>();
  const double = new Set<string>();
  const ambiguous = new Map<string, string[]>();
  for (const part of typed) {
    const meant = [...(found.get(named(part)) ?? [])];
    const [first] = meant;
    if (!first) unknown.add(part);
    else if (meant.length > 1)
      ambiguous.set(
        part,
        meant.map(([, label]) => label),
      );
    else if (people.has(first[0])) double.add(part);
    else people.set(...first);
  }
  return {
    found: [...people].map(([id, label]) => ({ id, label })),
    unknown: [...unknown],
    double: [...double],
    ambiguous: [...ambiguous].map(([part, labels]) => ({ text: part, labels })),
  };
};
