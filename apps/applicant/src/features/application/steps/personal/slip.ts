import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { asks, stepOf } from "@polyportal/domain/application/steps";
import { slipNameRow, slipNumberRow } from "@polyportal/domain/document/papers/slip";
import { formatDate } from "@polyportal/domain/format/date";
import { shownPhone } from "@polyportal/domain/format/phone";
import { slipWords } from "@polyportal/domain/messages/slip.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { answerRows, rowsOf, type SlipPart, type SlipRows } from "../slip-part.ts";

const person: SlipPart = (record, programme) =>
  rowsOf(slipWords.personalInformation, [
    slipNumberRow(record),
    slipNameRow(record),
    { label: slipWords.sex, value: record.gender?.name },
    { label: slipWords.dateOfBirth, value: formatDate(record.dateOfBirth) },
    { label: slipWords.country, value: record.country?.name },
    { label: slipWords.stateOfOrigin, value: record.state?.name },
    { label: slipWords.lgaOfOrigin, value: record.lga?.name },
    { label: slipWords.emailAddress, value: record.email },
    { label: slipWords.mobilePhone, value: shownPhone(record.mobileNumber ?? "") },
    ...(asks(programme, "personal", "address")
      ? [{ label: slipWords.address, value: record.permanentAddress }]
      : []),
    ...(asks(programme, "personal", "health")
      ? [
          { label: slipWords.bloodGroup, value: record.bloodGroup?.name },
          { label: slipWords.genotype, value: record.genoType?.name },
        ]
      : []),
    { label: slipWords.maritalStatus, value: record.maritalStatus?.name },
    { label: slipWords.religion, value: record.religion?.name },
    ...answerRows(stepOf(programme, "personal"), record),
  ]);

const nextOfKin: SlipPart = ({ nextOfKin }, programme) =>
  asks(programme, "personal", "next-of-kin") || asks(programme, "personal", "sponsor")
    ? rowsOf(slipWords[asks(programme, "personal", "sponsor") ? "sponsorDetails" : "kinDetails"], [
        { label: slipWords.fullname, value: nextOfKin?.fullName },
        { label: slipWords.email, value: nextOfKin?.email },
        { label: slipWords.mobileNumber, value: shownPhone(nextOfKin?.mobileNumber ?? "") },
        { label: slipWords.address, value: nextOfKin?.address },
        { label: slipWords.relationship, value: nextOfKin?.relationship.name },
      ])
    : undefined;

export const slip: readonly SlipPart[] = [person, nextOfKin];

/** The subject combination in the slip's programme details, if it is asked. */
export const combinationRows = (record: ApplicationRecord, programme: Programme): SlipRows =>
  asks(programme, "personal", "subject-combination")
    ? [
        { label: slipWords.courseOfStudy, value: record.jupebOption?.name },
        { label: slipWords.subjectCombination, value: record.jupebOptionSubject?.name },
      ]
    : [];

/** The course that a supplementary applicant leaves, in the same place. */
export const presentRows = ({ present, putmeResult, completedAt }: ApplicationRecord): SlipRows =>
  present
    ? [
        { label: slipWords.appliedOn, value: formatDate(completedAt) },
        { label: slipWords.presentFaculty, value: present.faculty },
        { label: slipWords.presentDepartment, value: present.department },
        // There is none until the screening's results are released.
        { label: slipWords.putmeScore, value: putmeResult?.score },
        { label: slipWords.aggregateScore, value: putmeResult?.aggregate },
      ]
    : [];
