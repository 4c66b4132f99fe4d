import type { AdmissionRules } from "@polyportal/api-client/contract/application-requirements";
import { subjectsAsked, type emptyTold } from "@polyportal/domain/admission/eligibility";
import { eligibilityWords as words } from "@polyportal/domain/messages/eligibility.words";
import { Button } from "@polyportal/ui/button";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { NumberField } from "@polyportal/ui/number-field";
import { SelectField } from "@polyportal/ui/select-field";
import { useState } from "react";
import { useFormContext } from "react-hook-form";

type Values = ReturnType<typeof emptyTold>;

/** What somebody has: of the O-level the subjects that departments ask, and others; what no department asks is not asked. */
export function EligibilityFields({ rules }: { rules: AdmissionRules }) {
  const asked = rules.departments.map(({ rule }) => rule);
  const certificates = [
    ...new Set(asked.flatMap(({ certificates: taken }) => taken ?? [])),
  ].toSorted();
  return (
    <>
      <Results rules={rules} />
      <CheckboxField<Values> name="awaiting" label={words.awaiting} />
      {asked.some(({ minimumUtme }) => minimumUtme !== null) && (
        <NumberField<Values> name="utme" label={words.utme} hint={words.utmeHint} maxLength={3} />
      )}
      {certificates.length > 0 && (
        <SelectField<Values>
          name="certificate"
          label={words.certificate}
          hint={words.certificateHint}
          placeholder={words.noCertificate}
          options={certificates.map((one) => ({ value: one, label: one }))}
        />
      )}
    </>
  );
}

function Results({ rules: { departments, subjects, grades } }: { rules: AdmissionRules }) {
  const asked = subjectsAsked(departments.map(({ rule }) => rule));
  const { getValues, setValue } = useFormContext<Values>();
  // The library's own list of fields would cost every form of this app 1.3 KiB.
  const [count, setCount] = useState(() => getValues("results").length);
  const named = new Map(subjects.map(({ id, name }) => [id, name]));
  const others = subjects.filter(({ id }) => !asked.includes(id));
  const gradeOptions = grades.map((grade) => ({ value: grade, label: grade }));
  const subjectOptions = others.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium">{words.results}</legend>
      <p className="text-ink-muted">{words.resultsHint}</p>
      <div className="grid grid-cols-2 items-end gap-3 empty:hidden">
        {asked.map((id, at) => (
          <SelectField<Values>
            key={id}
            name={`results.${at}.grade`}
            label={named.get(id) ?? ""}
            placeholder={words.noGrade}
            options={gradeOptions}
          />
        ))}
      </div>
      {Array.from({ length: count - asked.length }, (_, line) => (
        <div key={line} className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-3">
          <SelectField<Values>
            name={`results.${asked.length + line}.subjectId`}
            label={words.subject(line + 1)}
            placeholder={words.noSubject}
            options={subjectOptions}
          />
          <SelectField<Values>
            name={`results.${asked.length + line}.grade`}
            label={words.gradeOf(line + 1)}
            placeholder={words.noGrade}
            options={gradeOptions}
          />
        </div>
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          setValue(`results.${count}`, { subjectId: "", grade: "" });
          setCount(count + 1);
        }}
      >
        {words.more}
      </Button>
    </fieldset>
  );
}
