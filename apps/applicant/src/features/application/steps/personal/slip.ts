import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { asks } from "@polyportal/domain/application/steps";
import { slipNameRow, slipNumberRow } from "@polyportal/domain/document/papers/slip";
import { formatDate } from "@polyportal/domain/format/date";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { rowsOf, type SlipPart, type SlipRows } from "../slip-part.ts";

const person: SlipPart = (record) =>
  rowsOf("Personal Information", [
    slipNumberRow(record),
    slipNameRow(record),
    { label: "Sex", value: record.gender?.name },
    { label: "Date of birth", value: formatDate(record.dateOfBirth) },
    { label: "Country", value: record.country?.name },
    { label: "State of origin", value: record.state?.name },
    { label: "LGA of origin", value: record.lga?.name },
    { label: "Email address", value: record.email },
    { label: "Mobile phone", value: record.mobileNumber },
    { label: "Address", value: record.permanentAddress },
    { label: "Blood group", value: record.bloodGroup?.name },
    { label: "Genotype", value: record.genoType?.name },
    { label: "Marital status", value: record.maritalStatus?.name },
    { label: "Religion", value: record.religion?.name },
  ]);

const nextOfKin: SlipPart = ({ nextOfKin }) =>
  rowsOf("Next of Kin Details", [
    { label: "Fullname", value: nextOfKin?.fullName },
    { label: "Email", value: nextOfKin?.email },
    { label: "Mobile number", value: nextOfKin?.mobileNumber },
    { label: "Address", value: nextOfKin?.address },
    { label: "Relationship", value: nextOfKin?.relationship.name },
  ]);

export const slip: readonly SlipPart[] = [person, nextOfKin];

/** What the slip's programme details say of a subject combination, where it is asked. */
export const combinationRows = (record: ApplicationRecord, programme: Programme): SlipRows =>
  asks(programme, "personal", "subject-combination")
    ? [
        { label: "Course of study", value: record.jupebOption?.name },
        { label: "Subject combination", value: record.jupebOptionSubject?.name },
      ]
    : [];
