import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { NumberField } from "@polyportal/ui/number-field";
import type { Option } from "@polyportal/ui/option";
import { PageLoader } from "@polyportal/ui/page-loader";
import { TextField } from "@polyportal/ui/text-field";
import { hasPrefilledUtme } from "@polyportal/domain/application/prefill";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { Suspense } from "react";
import { lazyPart } from "../../../../app/lazy-part.ts";
import { listOnce, optionsOf } from "../../choices.tsx";
import { Fetched } from "../../fetched.tsx";
import { FormGroup } from "../../form-group.tsx";
import type { SectionProps } from "../../section.ts";

// The first four programmes have no known values.
const PrefilledRows = lazyPart(
  async () => (await import("../../prefilled-fields.tsx")).PrefilledRows,
);

/** JAMB registration number, UTME score and the four subjects: from the school's list, or typed. */
export function JambFields({ record: { prefill } }: Pick<SectionProps, "record">) {
  if (!hasPrefilledUtme(prefill)) return <TypedJamb />;
  return (
    <Suspense fallback={<PageLoader />}>
      <PrefilledRows
        source="jamb-list"
        rows={[
          { term: applicationWords.jambNumber, value: prefill.jambNumber, name: "jambNumber" },
          { term: applicationWords.utmeScore, value: prefill.utmeScore },
          {
            term: applicationWords.jambSubjects,
            value: prefill.subjects.map(({ name }) => name).join(", "),
          },
        ]}
      />
    </Suspense>
  );
}

function TypedJamb() {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "listOLevelLists", {}, listOnce));
  return (
    <>
      <TextField
        name="jambNumber"
        label={applicationWords.jambNumber}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        clean={(typed) => typed.replaceAll(/\s/g, "")}
      />
      <NumberField name="utmeScore" label={applicationWords.utmeScore} required />
      <FormGroup title={applicationWords.jambSubjects}>
        <Fetched query={query} label={applicationWords.fetchingSubjects}>
          {({ subjects }) => <SubjectFields subjects={optionsOf(subjects)} />}
        </Fetched>
      </FormGroup>
    </>
  );
}

/** Each box leaves out subjects chosen in the others. */
function SubjectFields({ subjects }: { subjects: readonly Option[] }) {
  const { control } = useFormContext();
  const chosen: readonly (number | string)[] = useWatch({ control, name: "subjectIds" });
  return chosen.map((own, index) => (
    <ComboboxField
      // The four boxes never change places.
      key={index}
      name={`subjectIds.${index}`}
      label={applicationWords.jambSubjectNumber(index + 1)}
      required
      options={subjects.filter(({ value }) => value === own || !chosen.includes(value))}
    />
  ));
}
