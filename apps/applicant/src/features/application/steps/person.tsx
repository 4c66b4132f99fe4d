import type { Output } from "@polyportal/api-client/client/client";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { latestBirthDate } from "@polyportal/domain/person/age";
import { DateField } from "@polyportal/ui/date-field";
import { LockedField } from "@polyportal/ui/locked-field";
import { PhoneField } from "@polyportal/ui/phone-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useState } from "react";
import { optionsOf } from "../choices.tsx";
import { PlaceFields } from "./place.tsx";

export type ApplicationLists = Output<"listApplicationLists">;

type Props = { record: ApplicationRecord; lists: ApplicationLists };

/** Who applies. Names and e-mail come from the invoice and cannot be changed here. */
export function PersonFields({ record, lists }: Props) {
  const [latestBirth] = useState(() => latestBirthDate(new Date().toISOString()));
  return (
    <>
      <LockedField label="Surname" value={record.lastname} />
      <LockedField label="First Name" value={record.firstname} />
      {record.middlename && <LockedField label="Middle Name" value={record.middlename} />}
      <LockedField label="Email" value={record.email} />
      <PhoneField name="mobileNumber" label="Mobile Number" required />
      <RadioField name="genderId" label="Gender" required options={optionsOf(lists.genders)} />
      <DateField name="dateOfBirth" label="Date of Birth" required birthday max={latestBirth} />
      <SelectField
        name="bloodGroupId"
        label="Blood Group"
        required
        options={optionsOf(lists.bloodGroups)}
      />
      <SelectField
        name="genoTypeId"
        label="Genotype"
        required
        options={optionsOf(lists.genotypes)}
      />
      <SelectField
        name="maritalStatusId"
        label="Marital Status"
        required
        options={optionsOf(lists.maritalStatuses)}
      />
      <SelectField
        name="religionId"
        label="Religion"
        required
        options={optionsOf(lists.religions)}
      />
      <PlaceFields countries={optionsOf(lists.countries)} />
      <TextField name="town" label="Town" required autoComplete="address-level2" />
      <TextareaField
        name="permanentAddress"
        label="Permanent Address"
        required
        autoComplete="street-address"
      />
    </>
  );
}
