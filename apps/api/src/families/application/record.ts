import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { givenBy } from "@polyportal/domain/application/prefill";
import { fieldsOf } from "@polyportal/domain/application/steps";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { progressOf } from "@polyportal/domain/application/fields/saved";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { studentTypeOf } from "@polyportal/domain/programmes/student-type";
import { studentTypeNames } from "@polyportal/domain/student/type-names";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import {
  applicationChoices as choices,
  applicationInstitutions as institutions,
  applicationNdResults as ndResults,
  applicationNextOfKin as nextOfKin,
  applicationPersons as persons,
  applications,
  applicationSources as sources,
} from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { countries, lgas, states } from "../../database/schema/country.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { jupebOptions, jupebOptionSubjects } from "../../database/schema/jupeb.ts";
import { prefillBy, listedSubjects, underItsNumber } from "./prefill.ts";
import {
  chosenDepartment,
  chosenFaculty,
  chosenOption,
  confirmed,
  facultyOf,
  itemOf,
  jambSubjects,
  optionOf,
  putmeResult,
  savedSteps,
  sittings,
  uploadedDocuments,
  uploadedPdfs,
} from "./record-parts.ts";

/** Parts with one row per application are joined; the others are JSON values. */
const selectRecord = prepared((db) =>
  db
    .select({
      application: applications,
      type: applicationTypes,
      session: academicSessions.name,
      award: invoices.item,
      studentType: itemOf("student-types", applicationTypes.studentTypeId),
      source: sources,
      candidate: jambCandidates,
      listedSubjects,
      requestConfirmed: confirmed,
      putmeResult,
      steps: savedSteps,
      person: persons,
      gender: itemOf("genders", persons.genderId),
      bloodGroup: itemOf("blood-groups", persons.bloodGroupId),
      genoType: itemOf("genotypes", persons.genoTypeId),
      religion: itemOf("religions", persons.religionId),
      maritalStatus: itemOf("marital-statuses", persons.maritalStatusId),
      country: optionOf(countries, persons.countryId),
      state: optionOf(states, persons.stateId),
      lga: optionOf(lgas, persons.lgaId),
      nextOfKin,
      relationship: itemOf("relationships", nextOfKin.relationshipId),
      choice: choices,
      faculty: chosenFaculty(choices.facultyId),
      department: chosenDepartment(choices.departmentId),
      departmentOption: chosenOption(choices.departmentOptionId),
      alternativeFaculty: facultyOf(choices.alternativeDepartmentId),
      alternativeDepartment: chosenDepartment(choices.alternativeDepartmentId),
      jupebOption: optionOf(jupebOptions, choices.jupebOptionId),
      jupebOptionSubject: optionOf(jupebOptionSubjects, choices.jupebOptionSubjectId),
      modeOfStudy: itemOf("modes-of-study", choices.modeOfStudyId),
      jambSubjects,
      ndResult: ndResults,
      institution: institutions,
      oLevel: sittings,
      documents: uploadedDocuments,
      pdfs: uploadedPdfs,
    })
    .from(applications)
    .innerJoin(applicationTypes, eq(applicationTypes.slug, applications.programmeSlug))
    .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
    .innerJoin(invoices, eq(invoices.id, applications.invoiceId))
    .leftJoin(sources, eq(sources.applicationId, applications.id))
    .leftJoin(persons, eq(persons.applicationId, applications.id))
    .leftJoin(nextOfKin, eq(nextOfKin.applicationId, applications.id))
    .leftJoin(choices, eq(choices.applicationId, applications.id))
    .leftJoin(jambCandidates, underItsNumber)
    .leftJoin(ndResults, eq(ndResults.applicationId, applications.id))
    .leftJoin(institutions, eq(institutions.applicationId, applications.id))
    .where(eq(applications.id, sql.placeholder("id")))
    .prepare("application_record"),
);

type Row = Awaited<ReturnType<ReturnType<typeof selectRecord>["execute"]>>[number];

/** A whole application in one query; undefined if there is none. */
export async function readRecord(db: Reader, id: string): Promise<ApplicationRecord | undefined> {
  const [row] = await selectRecord(db).execute({ id });
  return row && toRecord(row);
}

function toRecord(row: Row): ApplicationRecord {
  const { application, type, person, choice, institution, ndResult, nextOfKin: kin } = row;
  const kept = Object.entries(row.steps).map(([id, step]) => [id, step.answers] as const);
  const programme = definedBy(application);
  const { candidate, listedSubjects: subjects } = row;
  const prefill = prefillBy(application, row.source, { candidate, subjects });
  const reopened = Object.keys(row.steps).filter((id) => row.steps[id]?.reopened);
  const { answers, saved } = progressOf(programme, Object.fromEntries(kept), row.award, reopened);
  const studentTypeId = studentTypeOf(programme, answers) ?? type.studentTypeId;
  return {
    applicantId: application.id,
    programme: application.programmeSlug,
    revision: application.definitionRevision,
    applicationTypeId: type.applicationTypeId,
    applicationType: type.name,
    applicationNumber: application.applicationNumber,
    session: row.session,
    sessionId: application.sessionId,
    studentTypeId,
    studentType:
      studentTypeId === type.studentTypeId
        ? (row.studentType?.name ?? "")
        : (studentTypeNames[studentTypeId] ?? ""),
    rrr: application.rrr,
    saved,
    savedAt: inUtc(row.steps),
    formCompleted: application.completedAt !== null,
    completedAt: application.completedAt?.toISOString() ?? null,
    proofReceivedAt: application.proofReceivedAt?.toISOString() ?? null,
    lastname: application.lastname,
    firstname: application.firstname,
    middlename: application.middlename,
    email: application.email,
    mobileNumber: application.mobileNumber,
    passport: application.passportFileId,
    dateOfBirth: person?.dateOfBirth ?? null,
    gender: row.gender,
    bloodGroup: row.bloodGroup,
    genoType: row.genoType,
    country: row.country,
    state: row.state,
    lga: row.lga,
    town: person?.town ?? null,
    permanentAddress: person?.permanentAddress ?? null,
    religion: row.religion,
    maritalStatus: row.maritalStatus,
    nextOfKin: kin && row.relationship && { ...kin, relationship: row.relationship },
    faculty: row.faculty,
    department: row.department,
    departmentOption: row.departmentOption,
    alternativeFaculty: row.alternativeFaculty,
    alternativeDepartment: row.alternativeDepartment,
    jupebOption: row.jupebOption,
    jupebOptionSubject: row.jupebOptionSubject,
    modeOfStudy: row.modeOfStudy,
    openedBy: application.openedBy,
    prefill,
    known: prefill,
    present: row.source,
    requestConfirmed: programme.after?.includes("confirmation")
      ? row.requestConfirmed === true
      : null,
    putmeResult: row.putmeResult,
    jamb: toJamb(choice, row.jambSubjects),
    ndResult: ndResult && { ...ndResult, yearOfGraduation: yearOption(ndResult.yearOfGraduation) },
    institutionAttended: institution && {
      ...institution,
      dateFrom: String(institution.dateFrom),
      dateTo: String(institution.dateTo),
    },
    oLevel: row.oLevel,
    answers: { ...startingAnswers(programme, application.openedBy, prefill), ...answers },
    documents: row.documents,
    pdfs: row.pdfs,
  };
}

/**
 * The initial answers of unsaved sections: the JAMB number with which the application was opened, and what
 * the school knows.
 */
function startingAnswers(
  { steps, key }: Programme,
  openedBy: string | null,
  prefill: ApplicationRecord["prefill"],
): Answers {
  const given: Answers = {
    ...(key === "jambNumber" && openedBy !== null && { jambNumber: openedBy }),
    ...givenBy(prefill),
  };
  const asked = new Set(steps.flatMap(fieldsOf).map(({ id }) => id));
  return Object.fromEntries(Object.entries(given).filter(([id]) => asked.has(id)));
}

function toJamb(choice: Row["choice"], subjects: Row["jambSubjects"]): ApplicationRecord["jamb"] {
  if (!choice || choice.jambNumber === null || choice.utmeScore === null) return null;
  return { jambNumber: choice.jambNumber, utmeScore: choice.utmeScore, subjects };
}

/** The database formats times in its own zone, but a version is compared as text. */
const inUtc = (steps: Row["steps"]): ApplicationRecord["savedAt"] =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([id, { savedAt, reopened }]) =>
      reopened ? [] : [[id, new Date(savedAt).toISOString()]],
    ),
  );

/** The year itself is the id. */
const yearOption = (year: number) => ({ id: year, name: String(year) });
