import { shownPhone } from "@polyportal/domain/format/phone";
import { asks } from "@polyportal/domain/application/steps";
import { formatDate } from "@polyportal/domain/format/date";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { row, studyRows, type CheckRows } from "../check-row.ts";

const combination: CheckRows = (record, programme) => [
  row("jupebOptionId", applicationWords.courseOfStudy, record.jupebOption?.name),
  row("jupebOptionSubjectId", applicationWords.subjectCombination, record.jupebOptionSubject?.name),
  ...studyRows(record, programme),
];

const shopping: CheckRows = ({ faculty, department }) => [
  row("facultyId", applicationWords.facultyWanted, faculty?.name),
  row("departmentId", applicationWords.courseWanted, department?.name),
];

const health: CheckRows = (record) => [
  row("bloodGroupId", applicationWords.bloodGroup, record.bloodGroup?.name),
  row("genoTypeId", applicationWords.genotype, record.genoType?.name),
];

/** The next of kin or sponsor. */
const nextOfKin: CheckRows = ({ nextOfKin: kin }, programme) => {
  const sponsor = asks(programme, "personal", "sponsor");
  if (!sponsor && !asks(programme, "personal", "next-of-kin")) return [];
  const labelled = (field: string, ofKin: string, ofSponsor: string, value?: string) =>
    row(`nextOfKin.${field}`, sponsor ? ofSponsor : ofKin, value);
  const words = applicationWords;
  return [
    labelled("fullName", words.kinFullName, words.sponsorFullName, kin?.fullName),
    labelled(
      "relationshipId",
      words.kinRelationship,
      words.sponsorRelationship,
      kin?.relationship.name,
    ),
    labelled(
      "mobileNumber",
      words.kinMobileNumber,
      words.sponsorMobileNumber,
      shownPhone(kin?.mobileNumber ?? ""),
    ),
    labelled("email", words.kinEmail, words.sponsorEmail, kin?.email),
    labelled("address", words.kinAddress, words.sponsorAddress, kin?.address),
  ];
};

/** Personal details and what is asked with them. */
export const checkRows: CheckRows = (record, programme) => [
  row("mobileNumber", applicationWords.mobileNumber, shownPhone(record.mobileNumber ?? "")),
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
  ...(asks(programme, "personal", "shopping") ? shopping(record, programme) : []),
  ...nextOfKin(record, programme),
];
