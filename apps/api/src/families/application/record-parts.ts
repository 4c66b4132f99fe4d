import type { Option } from "@polyportal/api-client/contract/shared";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Answers } from "@polyportal/domain/programmes/field";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  applicationDocuments,
  applicationJambSubjects,
  applications,
  applicationSittings,
  applicationSources,
  applicationSteps,
  applicationSubjects,
} from "../../database/schema/application.ts";
import { beginningOf } from "../../database/course-as-of.ts";
import { departments } from "../../database/schema/faculty.ts";
import { oLevelGrades, oLevelSubjects, oLevelTypes } from "../../database/schema/o-level.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { storedFiles } from "../../database/schema/stored-files.ts";
import { enumItems, type EnumListName } from "../../database/schema/reference.ts";
import {
  departmentNameAsOf,
  facultyNameAsOf,
  facultyOfDepartmentAsOf,
  optionNameAsOf,
} from "../../database/unit-as-of.ts";

// Lists and named ids of a record, each as one JSON value, so that one query reads a whole application.

type Named = PgTable & { id: AnyColumn; name: AnyColumn };

/** The row of `table` with this id as an option; null if there is none. */
export const optionOf = (table: Named, id: AnyColumn): SQL<Option | null> =>
  sql`(select json_build_object('id', ${table.id}, 'name', ${table.name})
    from ${table} where ${table.id} = ${id})`;

const began = beginningOf(applications.sessionId);

const named = (id: AnyColumn, name: SQL): SQL<Option | null> =>
  sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;

/** The faculty or department with this id, named as in the application's session; null if there is none. */
export const chosenFaculty = (id: AnyColumn) => named(id, facultyNameAsOf(began, id));
export const chosenDepartment = (id: AnyColumn) => named(id, departmentNameAsOf(began, id));
export const chosenOption = (id: AnyColumn) => named(id, optionNameAsOf(began, id));

/** The faculty of the department with this id, as an option. */
export const facultyOf = (id: AnyColumn): SQL<Option | null> =>
  sql`(select json_build_object('id', ${departments.facultyId}, 'name', ${facultyOfDepartmentAsOf(began, id)})
    from ${departments} where ${departments.id} = ${id})`;

/** The item of an enumeration list with this id. */
export const itemOf = (list: EnumListName, id: AnyColumn): SQL<Option | null> =>
  sql`(select json_build_object('id', ${enumItems.id}, 'name', ${enumItems.name})
    from ${enumItems} where ${enumItems.list} = ${list} and ${enumItems.id} = ${id})`;

/** What the named member of staff answered. */
export const confirmed: SQL<boolean | null> = sql`(
  select ${staffRequests.confirmed} from ${staffRequests}
  where ${staffRequests.applicationId} = ${applications.id})`;

type SavedStep = { savedAt: string; answers: Answers; reopened: boolean };

/** Each saved step: when it was last saved, its answers, and whether the school has reopened it. */
export const savedSteps: SQL<Record<string, SavedStep>> = sql`(
  select coalesce(json_object_agg(${applicationSteps.kind}, json_build_object(
    'savedAt', ${applicationSteps.savedAt}, 'answers', ${applicationSteps.answers},
    'reopened', ${applicationSteps.reopenedAt} is not null)), '{}')
  from ${applicationSteps}
  where ${applicationSteps.applicationId} = ${applications.id})`;

/** The released PUTME result of the application, or of the one it comes from. */
export const putmeResult: SQL<ApplicationRecord["putmeResult"]> = sql`(
  select json_build_object('score', ${putmeResults.score}, 'aggregate', ${putmeResults.aggregate})
  from ${putmeResults}
  where ${putmeResults.applicationId} in (${applications.id}, ${applicationSources.earlierId})
    and ${putmeResults.releasedAt} is not null and ${putmeResults.withheldAt} is null
  order by (${putmeResults.applicationId} = ${applications.id}) desc limit 1)`;

export const jambSubjects: SQL<Option[]> = sql`(
  select coalesce(json_agg(${optionOf(oLevelSubjects, applicationJambSubjects.subjectId)}
    order by ${applicationJambSubjects.position}), '[]')
  from ${applicationJambSubjects}
  where ${applicationJambSubjects.applicationId} = ${applications.id})`;

const subjectsOfSitting = sql`(
  select coalesce(json_agg(json_build_object(
    'subject', ${optionOf(oLevelSubjects, applicationSubjects.subjectId)},
    'grade', ${optionOf(oLevelGrades, applicationSubjects.gradeId)}
  ) order by ${applicationSubjects.position}), '[]')
  from ${applicationSubjects}
  where ${applicationSubjects.applicationId} = ${applicationSittings.applicationId}
    and ${applicationSubjects.sitting} = ${applicationSittings.position})`;

export const sittings: SQL<ApplicationRecord["oLevel"]> = sql`(
  select coalesce(json_agg(json_build_object(
    'examinationType', ${optionOf(oLevelTypes, applicationSittings.examinationTypeId)},
    'awaiting', ${applicationSittings.awaiting},
    'examCenter', ${applicationSittings.examCenter},
    'examNumber', ${applicationSittings.examNumber},
    'examYear', ${applicationSittings.examYear}::text,
    'cardPin', ${applicationSittings.cardPin},
    'cardSerialNumber', ${applicationSittings.cardSerialNumber},
    'subjects', ${subjectsOfSitting}
  ) order by ${applicationSittings.position}), '[]')
  from ${applicationSittings}
  where ${applicationSittings.applicationId} = ${applications.id})`;

/** The document places that hold a PDF. */
export const uploadedPdfs: SQL<ApplicationRecord["pdfs"]> = sql`(
  select coalesce(json_agg(${applicationDocuments.kind}), '[]')
  from ${applicationDocuments}
  join ${storedFiles} on ${storedFiles.id} = ${applicationDocuments.fileId}
  where ${applicationDocuments.applicationId} = ${applications.id}
    and ${storedFiles.type} = ${pagedLimits.pdfType})`;

export const uploadedDocuments: SQL<ApplicationRecord["documents"]> = sql`(
  select coalesce(json_object_agg(${applicationDocuments.kind}, ${applicationDocuments.fileId}), '{}')
  from ${applicationDocuments}
  where ${applicationDocuments.applicationId} = ${applications.id})`;
