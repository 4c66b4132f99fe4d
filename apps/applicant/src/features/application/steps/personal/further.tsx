import { fieldsOf } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { furtherGroups } from "@polyportal/domain/messages/further";
import type { StepOf } from "@polyportal/domain/programmes/programme";
import type { Option } from "@polyportal/ui/option";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PhoneField } from "@polyportal/ui/phone-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { Suspense } from "react";
import { lazyPart } from "../../../../app/lazy-part.ts";
import { FormGroup } from "../../form-group.tsx";
import { PrefilledFields } from "../../prefilled-fields.tsx";
import type { SectionProps } from "../../section.ts";

// Only a supplementary application changes courses.
const Shopping = lazyPart(async () => (await import("./shopping.tsx")).Shopping);

type Props = Pick<SectionProps, "programme" | "record"> & {
  step: StepOf<"personal">;
  relationships: readonly Option[];
};

/** What only later programmes ask: fields, and the sponsor. The first four do not load this code. */
export function Further({ step, programme, record, relationships }: Props) {
  const fields = fieldsOf(step);
  return (
    <>
      {fields.length > 0 && (
        <FormGroup title={furtherGroups.further}>
          <PrefilledFields fields={fields} record={record} />
        </FormGroup>
      )}
      {step.asks.includes("shopping") && (
        <Suspense fallback={<PageLoader />}>
          <Shopping programme={programme} record={record} />
        </Suspense>
      )}
      {step.asks.includes("sponsor") && (
        <FormGroup title={furtherGroups.sponsor}>
          <SponsorFields relationships={relationships} />
        </FormGroup>
      )}
    </>
  );
}

function SponsorFields({ relationships }: Pick<Props, "relationships">) {
  return (
    <>
      <TextField
        name="nextOfKin.fullName"
        label={applicationWords.sponsorFullName}
        required
        autoComplete="off"
      />
      <SelectField
        name="nextOfKin.relationshipId"
        label={applicationWords.sponsorRelationship}
        required
        options={relationships}
      />
      <PhoneField
        name="nextOfKin.mobileNumber"
        label={applicationWords.sponsorMobileNumber}
        required
        autoComplete="off"
      />
      <TextField
        name="nextOfKin.email"
        label={applicationWords.sponsorEmail}
        type="email"
        required
        autoComplete="off"
      />
      <TextareaField
        name="nextOfKin.address"
        label={applicationWords.sponsorAddress}
        required
        autoComplete="off"
      />
    </>
  );
}
