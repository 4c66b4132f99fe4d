import type { CarriedParts } from "@polyportal/domain/application/held";
import type { Transaction } from "../../../database/connect.ts";
import {
  applicationInstitutions,
  applicationNdResults,
  applicationNextOfKin,
  applicationPersons,
  applicationSittings,
  applicationSubjects,
} from "../../../database/schema/application.ts";

/** Inserts the parts of another form of the person that have tables of their own. */
export async function insertParts(
  tx: Transaction,
  applicationId: string,
  { person, nextOfKin, ndResult, institution, sittings = [] }: CarriedParts,
): Promise<void> {
  if (person) await tx.insert(applicationPersons).values({ applicationId, ...person });
  if (nextOfKin) await tx.insert(applicationNextOfKin).values({ applicationId, ...nextOfKin });
  if (ndResult) {
    const { yearOfGraduationId: yearOfGraduation, ...result } = ndResult;
    await tx.insert(applicationNdResults).values({ applicationId, ...result, yearOfGraduation });
  }
  if (institution) {
    const years = {
      dateFrom: Number(institution.dateFrom),
      dateTo: Number(institution.dateTo),
    };
    await tx.insert(applicationInstitutions).values({ applicationId, ...institution, ...years });
  }
  for (const [position, { subjects, examYear, ...sitting }] of sittings.entries()) {
    const row = { ...sitting, applicationId, position, examYear: Number(examYear), cardPin: "" };
    await tx.insert(applicationSittings).values(row);
    if (subjects.length === 0) continue;
    await tx.insert(applicationSubjects).values(
      subjects.map((subject, at) => ({
        ...subject,
        applicationId,
        sitting: position,
        position: at,
      })),
    );
  }
}
