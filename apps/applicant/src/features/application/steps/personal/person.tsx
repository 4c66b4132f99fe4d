import type { Output } from "@polyportal/api-client/client/client";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { dash } from "@polyportal/domain/format/dash";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { latestBirthDate } from "@polyportal/domain/person/age";
import { BirthDateField } from "@polyportal/ui/birth-date-field";
import { PhoneField } from "@polyportal/ui/phone-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { Fragment, useState } from "react";
import { optionsOf } from "../../choices.tsx";
import { FormGroup } from "../../form-group.tsx";
import { PlaceFields } from "./place.tsx";

export type ApplicationLists = Output<"listApplicationLists">;

type Props = { record: ApplicationRecord; lists: ApplicationLists };

type PersonProps = Props & {
  /** Whether to ask for blood group and genotype. */
  health: boolean;
};

/** The applicant. Names and e-mail come from the invoice and are read-only. */
export function PersonFields({ record, lists, health }: PersonProps) {
  const [latestBirth] = useState(() => latestBirthDate(new Date().toISOString()));
  const given = [
    { term: applicationWords.surname, value: record.lastname },
    { term: applicationWords.firstName, value: record.firstname },
    { term: applicationWords.middleName, value: record.middlename },
    { term: applicationWords.email, value: record.email },
  ];
  return (
    <FormGroup title={wizardMessages.groups.person}>
      <div className="grid gap-2 rounded border border-line bg-paper-sunken p-4">
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {given.map(({ term, value }) => (
            <Fragment key={term}>
              <dt className="text-14 text-ink-muted sm:text-16">{term}</dt>
              <dd className="font-medium wrap-anywhere max-sm:mb-1">{dash(value)}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="text-14 text-ink-muted">{wizardMessages.fromInvoice}</p>
      </div>
      <PhoneField name="mobileNumber" label={applicationWords.mobileNumber} required />
      {/* Fixed by an earlier application. */}
      <fieldset className="contents" disabled={record.present?.fixed}>
        <RadioField
          name="genderId"
          label={applicationWords.gender}
          required
          options={optionsOf(lists.genders)}
        />
        <BirthDateField
          name="dateOfBirth"
          label={applicationWords.dateOfBirth}
          required
          max={latestBirth}
        />
      </fieldset>
      {health && (
        <>
          <RadioField
            name="bloodGroupId"
            label={applicationWords.bloodGroup}
            required
            options={optionsOf(lists.bloodGroups)}
          />
          <RadioField
            name="genoTypeId"
            label={applicationWords.genotype}
            required
            options={optionsOf(lists.genotypes)}
          />
        </>
      )}
      <RadioField
        name="maritalStatusId"
        label={applicationWords.maritalStatus}
        required
        options={optionsOf(lists.maritalStatuses)}
      />
      <RadioField
        name="religionId"
        label={applicationWords.religion}
        required
        options={optionsOf(lists.religions)}
      />
    </FormGroup>
  );
}

/** Where the applicant comes from and can be reached. */
export function OriginFields({
  lists,
  address,
}: Pick<Props, "lists"> & {
  /** Whether to ask for an address. */
  address: boolean;
}) {
  return (
    <FormGroup title={wizardMessages.groups.origin}>
      <PlaceFields countries={optionsOf(lists.countries)} />
      <TextField name="town" label={applicationWords.town} required autoComplete="address-level2" />
      {address && (
        <TextareaField
          name="permanentAddress"
          label={applicationWords.permanentAddress}
          required
          autoComplete="street-address"
        />
      )}
    </FormGroup>
  );
}
