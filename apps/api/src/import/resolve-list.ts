import type { importEndpoints } from "@polyportal/api-client/contract/import";
import { plainPhone } from "@polyportal/domain/format/phone";
import { plainRrr } from "@polyportal/domain/format/rrr";
import { partsOfPasted, readPasted, type Meant } from "@polyportal/domain/table/pasted";
import { canonicalPhone, phonePattern } from "@polyportal/domain/validation/primitives";
import { fail } from "../failure.ts";
import type { Handler } from "../server/handler.ts";
import { recordKey } from "./cells.ts";

/** The canonical form of a text: phone numbers and payment references are typed in many ways. */
function named(text: string): string {
  if (phonePattern.test(plainPhone(text))) return canonicalPhone(text);
  const digits = plainRrr(text).replaceAll("-", "");
  return /^\d{12}$/.test(digits) ? digits : recordKey(text);
}

/** Finds the people that a pasted list names. Unknown, repeated and ambiguous texts are reported and ignored. */
export const resolveList: Handler<typeof importEndpoints.resolveList> = async (
  { db, caller, services },
  { kind, text: pasted },
) => {
  const resolver = services.imports.resolvers.find((one) => one.kind === kind);
  if (!resolver || !caller.claims.has(resolver.claim)) fail("forbidden");
  const parts = partsOfPasted(pasted);
  const meant = new Map<string, Map<string, Meant>>();
  const texts = [...new Set(parts.map(({ text }) => named(text)))];
  for (const { text, ...person } of await resolver.find(db, texts)) {
    const people = meant.get(text) ?? new Map<string, Meant>();
    meant.set(text, people.set(person.id, person));
  }
  const left = texts.filter((text) => !meant.has(text));
  const others = left.length > 0 ? await resolver.whatElse?.(db, left) : undefined;
  const what = new Map(others?.map((one) => [one.text, one.what]));
  return readPasted(
    parts,
    (text) => [...(meant.get(named(text))?.values() ?? [])],
    (text) => what.get(named(text)),
  );
};
