import { unitSchema } from "@polyportal/domain/faculty/forms";
import { actMessages } from "@polyportal/domain/messages/act";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import { UnitFields } from "./unit.fields.tsx";

type Unit = { name: string; code: string; revision: number; codeFixed?: boolean };

type Props = {
  /** As the server last said it. */
  unit: Unit;
  title: string;
  /** What it is: "faculty". */
  thing: string;
  refetch: () => Promise<unknown>;
  onSave: (values: { name: string; code: string; revision: number }) => Promise<unknown>;
  onClose: () => void;
};

const { columns, save } = schoolSetupMessages;

const valuesOf = ({ name, code }: Unit) => ({ name, code });

/** Changes a faculty or a department. What another has saved meanwhile is laid beside what was typed. */
export function EditUnit({ unit, title, thing, refetch, onSave, onClose }: Props) {
  const stale = useStale(unit, refetch);
  const form = useAppForm(unitSchema, valuesOf(unit));
  return (
    <SideForm
      form={form}
      open
      title={title}
      submitLabel={save}
      onClose={onClose}
      onSubmit={async (values) => {
        if (!(await stale.save((revision) => onSave({ ...values, revision })))) return;
        toast({ title: actMessages.saved(thing), tone: "success" });
        onClose();
      }}
    >
      {stale.theirs && (
        <Conflict
          message={stale.message}
          fields={(["name", "code"] as const).map((field) => ({
            label: columns[field],
            before: form.getValues(field),
            after: unit[field],
          }))}
          onKeepMine={stale.accept}
          onTakeTheirs={() => {
            stale.accept();
            form.reset(valuesOf(unit));
          }}
        />
      )}
      <UnitFields codeFixed={unit.codeFixed} />
    </SideForm>
  );
}
