import { asks } from "@polyportal/domain/application/steps";
import { formatDate } from "@polyportal/domain/format/date";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { kinWordsOf } from "./kin-words.ts";
import { row, studyRows, type CheckRows } from "../check-row.ts";

const combination: CheckRows = (record, programme) => [
  row("jupebOptionId", applicationWords.courseOfStudy, record.jupebOption?.name),
  row("jupebOptionSubjectId", applicationWords.subjectCombination, record.jupebOptionSubject?.name),
  ...studyRows(record, programme),
];

const health: CheckRows = (record) => [
  row("bloodGroupId", applicationWords.bloodGroup, record.bloodGroup?.name),
  row("genoTypeId", applicationWords.genotype, record.genoType?.name),
];

/** The next of kin, or whoever pays. */
const nextOfKin: CheckRows = ({ nextOfKin: kin }, programme) => {
  const words = kinWordsOf(programme);
  return [
    row("nextOfKin.fullName", words.fullName, kin?.fullName),
    row("nextOfKin.relationshipId", words.relationship, kin?.relationship.name),
    row("nextOfKin.mobileNumber", words.mobileNumber, kin?.mobileNumber),
    row("nextOfKin.email", words.email, kin?.email),
    row("nextOfKin.address", words.address, kin?.address),
  ];
};

/** Personal details, and what is asked with them. */
export const checkRows: CheckRows = (record, programme) => [
  row("mobileNumber", applicationWords.mobileNumber, record.mobileNumber),
  row("genderId", applicationWords.gender, record.gender?.name),
  row("dateOfBirth", applicationWords.dateOfBirth, formatDate(record.dateOfBirth)),
  ...(asks(programme, "personal", "health") ? health(record, programme) : []),
  row("maritalStatusId", applicationWords.maritalStatus, record.maritalStatus?.name),
  row("religionId", applicationWords.religion, record.religion?.name),
  row("countryId", applicationWords.country, record.country?.name),
  row("stateId", applicationWords.state, record.state?.name),
  ...(record.lga ? [row("lgaId", applicationWords.lga, record.lga.name)] : []),
  row("town", applicationWords.town, record.town),
  ...(asks(programme, "personal", "address")
    ? [row("permanentAddress", applicationWords.permanentAddress, record.permanentAddress)]
    : []),
  ...(asks(programme, "personal", "subject-combination") ? combination(record, programme) : []),
  ...(kinWordsOf(programme).asked ? nextOfKin(record, programme) : []),
];
