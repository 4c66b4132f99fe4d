import type { Output } from "@polyportal/api-client/client/client";
import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { Checkbox } from "@polyportal/ui/checkbox";
import { GroupField } from "@polyportal/ui/form-field";
import { useId } from "react";
import { useController } from "react-hook-form";

type Unit = Output<"getProgramme">["units"][number];

type Values = { departmentIds: number[] };

/** Which departments admit, ticked faculty by faculty. */
export function AdmittingDepartments({ units }: { units: readonly Unit[] }) {
  const id = useId();
  const { field, fieldState } = useController<Values, "departmentIds">({ name: "departmentIds" });
  const chosen = field.value;
  const faculties = [...new Set(units.map(({ faculty }) => faculty))];
  return (
    <GroupField
      id={`${id}departments`}
      label={<span className="text-18 font-semibold">{words.departmentsLegend}</span>}
      error={fieldState.error?.message}
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        {faculties.map((faculty) => (
          <div key={faculty} role="group" aria-label={faculty}>
            <p className="text-14 text-ink-muted">{faculty}</p>
            {units
              .filter((unit) => unit.faculty === faculty)
              .map((unit) => (
                <Checkbox
                  key={unit.id}
                  id={`${id}${unit.id}`}
                  label={unit.active ? unit.name : words.inactive(unit.name)}
                  checked={chosen.includes(unit.id)}
                  onChange={({ target }) =>
                    field.onChange(
                      target.checked
                        ? [...chosen, unit.id]
                        : chosen.filter((other) => other !== unit.id),
                    )
                  }
                />
              ))}
          </div>
        ))}
      </div>
    </GroupField>
  );
}
