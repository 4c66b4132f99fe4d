import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { Checkbox } from "@polyportal/ui/checkbox";
import { DateField } from "@polyportal/ui/date-field";
import { GroupField } from "@polyportal/ui/form-field";
import { NumberField } from "@polyportal/ui/number-field";
import { SwitchField } from "@polyportal/ui/switch-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useId } from "react";
import { useController } from "react-hook-form";
import type { Setup } from "./setup.ts";
import type { SetupValues as Values } from "./setup-values.ts";

const { fields: labels } = words;

type Props = Pick<Setup, "checklist" | "current">;

/** What is said of all applicants. Days are those of the current session. */
export function SetupFields({ checklist, current }: Props) {
  return (
    <div className="grid max-w-prose grid-cols-1 gap-4">
      {current ? (
        <>
          <DateField<Values> name="opensOn" label={labels.opensOn} hint={labels.opensOnHint} />
          <DateField<Values> name="closesOn" label={labels.closesOn} hint={labels.closesOnHint} />
        </>
      ) : (
        <p className="text-ink-muted">{labels.otherSession}</p>
      )}
      <SwitchField<Values> name="listedOnly" label={labels.listedOnly} />
      <NumberField<Values>
        name="acceptanceDays"
        label={labels.acceptanceDays}
        hint={labels.acceptanceDaysHint}
        maxLength={3}
        required
      />
      <fieldset className="min-w-0">
        <legend className="font-medium">{labels.divisorsLegend}</legend>
        <p className="mb-2 text-14 text-ink-muted">{labels.divisorsHint}</p>
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField<Values> name="utmeDivisor" label={labels.utmeDivisor} decimals required />
          <NumberField<Values> name="putmeDivisor" label={labels.putmeDivisor} decimals required />
        </div>
      </fieldset>
      <Checklist checklist={checklist} />
      <TextareaField<Values>
        name="letterText"
        label={labels.letterText}
        hint={labels.letterTextHint}
        maxLength={2_000}
      />
    </div>
  );
}

/** What a newcomer is cleared of, item by item. */
function Checklist({ checklist }: Pick<Props, "checklist">) {
  const id = useId();
  const { field, fieldState } = useController<Values, "clearanceItemIds">({
    name: "clearanceItemIds",
  });
  return (
    <GroupField id={`${id}items`} label={labels.checklist} error={fieldState.error?.message}>
      {checklist.map((item) => (
        <Checkbox
          key={item.id}
          id={`${id}${item.id}`}
          label={item.name}
          checked={field.value.includes(item.id)}
          onChange={({ target }) =>
            field.onChange(
              target.checked
                ? [...field.value, item.id]
                : field.value.filter((other) => other !== item.id),
            )
          }
        />
      ))}
    </GroupField>
  );
}
