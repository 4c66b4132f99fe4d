import type { Prefill } from "@polyportal/domain/application/prefill";
import { documentsOf } from "@polyportal/domain/application/steps/documents/asked";
import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import {
  applicationPersons,
  type applications,
  applicationSources,
} from "../../database/schema/application.ts";
import type { FileStore } from "../../files/file-store.ts";
import { fail } from "../../failure.ts";
import { copyFiles } from "./copy-files.ts";
import { earlierOf } from "./earlier.ts";
import { listedOf } from "./prefill.ts";
import { readRecord } from "./record.ts";
import { importEarlierResult } from "./steps/o-level/import-earlier.ts";

type Application = typeof applications.$inferSelect;

/**
 * Fills a supplementary application with the details, O-level and files of the earlier one, found by its
 * number or JAMB's, or else with JAMB's list. Fails if neither knows the applicant, because there is no
 * course to leave. Records with other names than the invoice's are ignored. `provenId` is the earlier
 * application whose mailbox the applicant can read.
 */
export async function importEarlier(
  tx: Transaction,
  files: FileStore,
  programme: Programme,
  application: Application,
  number: string,
  provenId: string | undefined,
  now: Date,
): Promise<void> {
  const [source] = await tx
    .select()
    .from(applicationSources)
    .where(eq(applicationSources.applicationId, application.id));
  if (source) {
    if (source.number !== number) fail("opening_refused");
    return;
  }
  const found = await earlierOf(tx, programme, application, number);
  // It was sent or changed since the code was asked for.
  if (found?.application.id !== provenId) fail("opening_refused");
  if (!found) {
    const { prefill, course } =
      (await listedOf(tx, application, number)) ?? fail("opening_refused");
    const { source: _, ...jamb } = prefill;
    const from = { number, faculty: null, department: course, jamb, fixed: false };
    await tx.insert(applicationSources).values({ applicationId: application.id, ...from });
    return;
  }
  const { application: earlier, ...present } = found;
  if (earlier.admissionNumber !== null) fail("opening_refused", { message: prefillWords.offered });
  await tx.insert(applicationSources).values({
    ...present,
    applicationId: application.id,
    number,
    earlierId: earlier.id,
    jamb: await jambOf(tx, earlier),
    fixed: true,
  });
  await copyParts(tx, programme, earlier.id, application.id, now);
  await copyFiles(tx, files, earlier, application, documentsOf(programme));
}

/** JAMB's details from the earlier application, or from JAMB's list if that one only stored the number. */
async function jambOf(tx: Transaction, earlier: Application): Promise<Prefill> {
  const { id, jambNumber } = earlier;
  const record = await readRecord(tx, id);
  if (record?.jamb) return record.jamb;
  const listed = jambNumber === null ? undefined : await listedOf(tx, earlier, jambNumber);
  if (listed) {
    const { source: _, ...prefill } = listed.prefill;
    return prefill;
  }
  return { jambNumber, utmeScore: null, subjects: [] };
}

/** Copies person and O-level over what was there. */
async function copyParts(
  tx: Transaction,
  programme: Programme,
  from: string,
  applicationId: string,
  now: Date,
): Promise<void> {
  await tx.delete(applicationPersons).where(eq(applicationPersons.applicationId, applicationId));
  const persons = await tx
    .select()
    .from(applicationPersons)
    .where(eq(applicationPersons.applicationId, from));
  const copies = persons.map((row) => ({ ...row, applicationId }));
  if (copies.length > 0) await tx.insert(applicationPersons).values(copies);
  await importEarlierResult(tx, programme, from, applicationId, now);
}
