import {
  overridden,
  overrideOf,
  type OfficersRefusal,
} from "@polyportal/domain/course-registration/officers-choice";
import type { UnitLoad } from "@polyportal/domain/course-registration/registrable";
import {
  officersRefusalSentence,
  staffAddDropMessages as words,
} from "@polyportal/domain/messages/staff-add-drop";
import { Card } from "@polyportal/ui/card";
import { Checkbox } from "@polyportal/ui/checkbox";
import { Status } from "@polyportal/ui/status";
import { useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { Choosable } from "./officers-courses.ts";
import { UnitCard } from "./unit-count.tsx";

type Props = {
  refusalsOf: (ids: readonly number[], found: readonly Choosable[]) => readonly OfficersRefusal[];
};

type Values = { courseIds: number[]; overrides: string[]; found: Choosable[] };

function useChoice({ refusalsOf }: Props) {
  const { control } = useFormContext<Values>();
  const [courseIds, overrides, found] = useWatch({
    control,
    name: ["courseIds", "overrides", "found"],
  });
  const refusals = refusalsOf(courseIds, found);
  return { courseIds, overrides, refusals, standing: overridden(refusals, overrides).standing };
}

/** The units of what is chosen, and how much of it is refused still. */
export function OfficersUnits({
  known,
  load,
  ...props
}: Props & { known: readonly Choosable[]; load: UnitLoad }) {
  const { courseIds, standing } = useChoice(props);
  return (
    <UnitCard
      title={words.units}
      chosen={known.filter(({ id }) => courseIds.includes(id))}
      load={load}
    >
      {standing.length === 0 ? (
        <Status kind="success">{words.inOrder}</Status>
      ) : (
        <Status kind="warning">{words.refused(standing.length)}</Status>
      )}
    </UnitCard>
  );
}

/** What the student's own rules refuse, each with its own override where there is one. */
export function OfficersRules(props: Props) {
  const { control, setValue, trigger } = useFormContext<Values>();
  const { isSubmitted } = useFormState({ control });
  const { overrides, refusals } = useChoice(props);
  if (refusals.length === 0) return null;
  const toggle = (name: string, on: boolean) => {
    const others = overrides.filter((one) => one !== name);
    setValue("overrides", on ? [...others, name] : others, { shouldDirty: true });
    // What is overridden is no fault of the courses any more.
    if (isSubmitted) void trigger("courseIds");
  };
  return (
    <Card title={words.rules}>
      <p className="mb-3 text-ink-muted">{words.rulesHint}</p>
      <ul className="divide-y divide-line">
        {refusals.map((refusal) => (
          <Refusal
            key={officersRefusalSentence(refusal)}
            refusal={refusal}
            overrides={overrides}
            onToggle={toggle}
          />
        ))}
      </ul>
    </Card>
  );
}

type RefusalProps = {
  refusal: OfficersRefusal;
  overrides: readonly string[];
  onToggle: (name: string, on: boolean) => void;
};

function Refusal({ refusal, overrides, onToggle }: RefusalProps) {
  const id = useId();
  const name = overrideOf(refusal);
  const lifted = name !== undefined && overrides.includes(name);
  return (
    <li className="py-2.5">
      <Status id={id} kind={name === undefined ? "fail" : lifted ? "success" : "warning"}>
        {officersRefusalSentence(refusal)}
      </Status>
      {name === undefined ? (
        <p className="text-ink-muted">{words.final}</p>
      ) : (
        <Checkbox
          label={<span id={`${id}-override`}>{words.override}</span>}
          aria-labelledby={`${id}-override ${id}`}
          checked={lifted}
          onChange={(event) => onToggle(name, event.target.checked)}
        />
      )}
    </li>
  );
}
