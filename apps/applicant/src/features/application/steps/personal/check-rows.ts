import { asks } from "@polyportal/domain/application/steps";
import { formatDate } from "@polyportal/domain/format/date";
import { row, studyRows, type CheckRows } from "../check-row.ts";

const combination: CheckRows = (record, programme) => [
  row("jupebOptionId", "Course of Study", record.jupebOption?.name),
  row("jupebOptionSubjectId", "Subject Combination", record.jupebOptionSubject?.name),
  ...studyRows(record, programme),
];

/** Personal & Next of Kin. */
export const checkRows: CheckRows = (record, programme) => [
  row("mobileNumber", "Mobile Number", record.mobileNumber),
  row("genderId", "Gender", record.gender?.name),
  row("dateOfBirth", "Date of Birth", formatDate(record.dateOfBirth)),
  row("bloodGroupId", "Blood Group", record.bloodGroup?.name),
  row("genoTypeId", "Genotype", record.genoType?.name),
  row("maritalStatusId", "Marital Status", record.maritalStatus?.name),
  row("religionId", "Religion", record.religion?.name),
  row("countryId", "Country", record.country?.name),
  row("stateId", "State", record.state?.name),
  ...(record.lga ? [row("lgaId", "LGA", record.lga.name)] : []),
  row("town", "Town", record.town),
  row("permanentAddress", "Permanent Address", record.permanentAddress),
  ...(asks(programme, "personal", "subject-combination") ? combination(record, programme) : []),
  row("nextOfKin.fullName", "Next of Kin's Full Name", record.nextOfKin?.fullName),
  row(
    "nextOfKin.relationshipId",
    "Next of Kin's Relationship",
    record.nextOfKin?.relationship.name,
  ),
  row("nextOfKin.mobileNumber", "Next of Kin's Mobile Number", record.nextOfKin?.mobileNumber),
  row("nextOfKin.email", "Next of Kin's Email", record.nextOfKin?.email),
  row("nextOfKin.address", "Next of Kin's Address", record.nextOfKin?.address),
];
