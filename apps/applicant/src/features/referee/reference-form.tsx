import type { RefereeView } from "@polyportal/api-client/contract/referee";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { relationships } from "@polyportal/domain/programmes/asked/referees";
import { title } from "@polyportal/domain/programmes/asked/person";
import {
  ranks,
  ratedPoints,
  ratings,
  recommendations,
  type RatedPoint,
} from "@polyportal/domain/referee/choices";
import { referenceSchema, type ReferenceForm as Values } from "@polyportal/domain/referee/form";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormSchema } from "@polyportal/ui/use-app-form";
import { useDraft } from "@polyportal/ui/use-draft";
import { useState } from "react";
import { LetterFields, type LetterFiles } from "./letter-fields.tsx";

type Props = { view: RefereeView; token: string; onAnswer: (view: RefereeView) => void };

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

const ratingOptions = optionsOf(ratings, words.rating);

const noRatings = Object.fromEntries(ratedPoints.map((point) => [point, ""])) as Record<
  RatedPoint,
  string
>;

/** What the referee writes. Words are kept on the device until they are sent; a letter is chosen again. */
export function ReferenceForm({ view, token, onAnswer }: Props) {
  const submit = useOperation("submitRefereeForm", { timeoutMs: 120_000 });
  const [letter, setLetter] = useState<LetterFiles>({});
  const form = useAppForm(referenceSchema as FormSchema<Values, Values>, {
    title: view.title,
    fullName: view.fullName,
    institution: view.institution,
    position: view.position,
    phone: "",
    relationship: "",
    yearsKnown: "",
    ratings: noRatings,
    rank: "",
    recommendation: "",
    statement: "",
    declaration: false,
  });
  const draft = useDraft(`reference:${view.id}`, form, { omit: ["letter"] });
  const { progress } = submit;
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const reference = JSON.stringify(values);
        const answer = await submit.mutateAsync({ token, reference, ...letter });
        draft.clear();
        onAnswer(answer);
      }}
    >
      <Heading>{words.yourself}</Heading>
      <SelectField name="title" label={words.titleOf} required options={title.options} />
      <TextField name="fullName" label={words.fullName} required autoComplete="name" />
      <TextField
        name="institution"
        label={words.institution}
        required
        autoComplete="organization"
      />
      <TextField
        name="position"
        label={words.position}
        required
        autoComplete="organization-title"
      />
      <PhoneField name="phone" label={words.phone} required />
      <SelectField
        name="relationship"
        label={words.yourRelationship}
        required
        options={relationships}
      />
      <TextField
        name="yearsKnown"
        label={words.yearsKnown}
        required
        inputMode="numeric"
        className="max-w-32"
      />
      <Heading>{words.ratings}</Heading>
      {ratedPoints.map((point) => (
        <RadioField
          key={point}
          name={`ratings.${point}`}
          label={words.points[point]}
          required
          options={ratingOptions}
        />
      ))}
      <RadioField
        name="rank"
        label={words.rank}
        required
        options={optionsOf(ranks, words.rankOf)}
      />
      <RadioField
        name="recommendation"
        label={words.recommendation}
        required
        options={optionsOf(recommendations, words.recommendationOf)}
      />
      <TextareaField name="statement" label={words.statement} hint={words.statementHint} required />
      <LetterFields chosen={letter} onChange={setLetter} progress={progress} />
      <CheckboxField name="declaration" label={words.declaration} required />
      <FormActions className="sm:flex-wrap">
        <SubmitButton>{words.submit}</SubmitButton>
        <DraftStatus state={draft.state} />
      </FormActions>
    </Form>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="text-22 font-semibold">{children}</h2>;
}
