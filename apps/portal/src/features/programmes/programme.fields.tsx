import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import {
  signedPaperNames,
  signedPapers,
  signingOffices,
  type SigningOffice,
} from "@polyportal/domain/programmes/signatories";
import { offices } from "@polyportal/domain/school/offices";
import { DateField } from "@polyportal/ui/date-field";
import { SelectField } from "@polyportal/ui/select-field";
import { SwitchField } from "@polyportal/ui/switch-field";
import { TextField } from "@polyportal/ui/text-field";

type Signatory = { office: SigningOffice; name: string };

type Values = {
  open: boolean;
  opensOn: string;
  closesOn: string;
  signatories: { "admission-letter": Signatory; "development-levy-letter": Signatory };
};

const officeOptions = signingOffices.map((value) => ({ value, label: offices[value] }));

/** When one can apply, and who signs what is given out. */
export function ProgrammeFields() {
  return (
    <>
      <section className="grid max-w-prose grid-cols-1 gap-4">
        <h2 className="text-18 font-semibold">{words.openingLegend}</h2>
        <SwitchField<Values> name="open" label={words.open} />
        <DateField<Values> name="opensOn" label={words.opensOn} hint={words.opensOnHint} />
        <DateField<Values> name="closesOn" label={words.closesOn} hint={words.closesOnHint} />
      </section>
      <section className="grid max-w-prose grid-cols-1 gap-4">
        <h2 className="text-18 font-semibold">{words.signatoriesLegend}</h2>
        {signedPaperNames.map((paper) => (
          <div key={paper} className="grid grid-cols-1 gap-4 border-t border-line pt-4">
            <SelectField<Values>
              name={`signatories.${paper}.office`}
              label={words.office(signedPapers[paper].name)}
              options={officeOptions}
              required
            />
            <TextField<Values>
              name={`signatories.${paper}.name`}
              label={words.signer(signedPapers[paper].name)}
              hint={words.signerHint}
              maxLength={120}
            />
          </div>
        ))}
      </section>
    </>
  );
}
