import { bindingRule, ruleAt } from "@polyportal/domain/admission/payment-day";
import type { Requirement } from "@polyportal/domain/admission/requirements";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { certificateField } from "@polyportal/domain/programmes/certificate-field";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { and, asc, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { admissionRules } from "../../database/schema/application-setup.ts";
import { entryCertificates } from "../../database/schema/faculty.ts";

/** Whose rules are asked for. */
type Which = {
  readonly slugs: readonly ProgrammeSlug[];
  readonly departmentIds: readonly number[];
};

type Place = {
  readonly slug: ProgrammeSlug;
  readonly sessionId: number;
  readonly departmentId: number;
};

/** What departments ask: of who has paid by some moment, or would pay now. */
export type Rules = { readonly at: (place: Place, paidAt: Date | undefined) => Requirement };

/** Whether applicants of a programme choose a certificate that departments take. */
export const asksCertificate = (slug: ProgrammeSlug): boolean =>
  certificateField(definitionOf(slug)) !== undefined;

/** Every rule that these departments have said of these programmes, and the certificates that they take now. */
export async function readRules(db: Reader, { slugs, departmentIds }: Which): Promise<Rules> {
  if (slugs.length === 0 || departmentIds.length === 0) return rulesOf([], new Map());
  const [said, taken] = await Promise.all([
    db
      .select()
      .from(admissionRules)
      .where(
        and(
          inArray(admissionRules.slug, [...slugs]),
          inArray(admissionRules.departmentId, [...departmentIds]),
        ),
      ),
    slugs.some(asksCertificate) ? certificatesTaken(db, departmentIds) : new Map(),
  ]);
  return rulesOf(said, taken);
}

/** The certificates that each of these departments takes. */
export async function certificatesTaken(
  db: Reader,
  departmentIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .select()
    .from(entryCertificates)
    .where(inArray(entryCertificates.departmentId, [...departmentIds]))
    .orderBy(asc(entryCertificates.certificate));
  const taken = new Map<number, string[]>();
  for (const { departmentId, certificate } of rows)
    taken.set(departmentId, [...(taken.get(departmentId) ?? []), certificate]);
  return taken;
}

function rulesOf(
  said: readonly (typeof admissionRules.$inferSelect)[],
  taken: ReadonlyMap<number, readonly string[]>,
): Rules {
  return {
    at: ({ slug, sessionId, departmentId }, paidAt) => {
      const own = said.filter(
        (one) =>
          one.slug === slug && one.sessionId === sessionId && one.departmentId === departmentId,
      );
      const today = own.toSorted((one, other) => one.revision - other.revision).at(-1);
      const bound = bindingRule(paidAt ? ruleAt(own, paidAt) : today, today);
      const { cutOff, minimumUtme, credits, creditSubjectIds, certificates } = bound;
      return {
        cutOff,
        minimumUtme,
        credits,
        creditSubjectIds,
        // Before the school has said it here, what its departments take now stood.
        certificates: asksCertificate(slug)
          ? (certificates ?? taken.get(departmentId) ?? [])
          : null,
      };
    },
  };
}
