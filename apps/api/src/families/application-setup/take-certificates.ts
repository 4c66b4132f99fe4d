import { entryGrades } from "@polyportal/domain/programmes/entry-certificates";
import { and, asc, desc, eq, notInArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { admissionRules } from "../../database/schema/application-setup.ts";
import { entryCertificates } from "../../database/schema/faculty.ts";
import type { WhichSetup } from "./get-setup.ts";

/** Makes these the certificates that a department takes, as far as there are such. */
export async function takeCertificates(
  tx: Transaction,
  departmentId: number,
  asked: readonly string[],
) {
  const own = eq(entryCertificates.departmentId, departmentId);
  const rows = await tx
    .select({ certificate: entryCertificates.certificate })
    .from(entryCertificates)
    .where(own)
    .orderBy(asc(entryCertificates.certificate));
  const taken = Object.keys(entryGrades).filter((one) => asked.includes(one));
  await tx
    .delete(entryCertificates)
    .where(and(own, notInArray(entryCertificates.certificate, taken)));
  if (taken.length > 0) {
    await tx
      .insert(entryCertificates)
      .values(taken.map((certificate) => ({ departmentId, certificate })))
      .onConflictDoNothing();
  }
  return { before: rows.map(({ certificate }) => certificate), now: taken };
}

/** The certificates as they were said last: another session's are not said anew. */
export async function certificatesSaid(
  tx: Transaction,
  { slug, sessionId }: WhichSetup,
  departmentId: number,
): Promise<readonly string[] | null> {
  const [last] = await tx
    .select({ certificates: admissionRules.certificates })
    .from(admissionRules)
    .where(
      and(
        eq(admissionRules.slug, slug),
        eq(admissionRules.sessionId, sessionId),
        eq(admissionRules.departmentId, departmentId),
      ),
    )
    .orderBy(desc(admissionRules.revision))
    .limit(1);
  return last?.certificates ?? null;
}
