import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import {
  departmentOptionSchema,
  newDepartmentOptionSchema,
} from "@polyportal/domain/faculty/forms";
import { actMessages } from "@polyportal/domain/messages/act";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import { inUse, optionsOf, useDepartments } from "./use-all-units.ts";

type Option = Output<"listDepartmentOptions">["items"][number];

type Props = {
  option?: Option;
  /** Of a new one: the department whose options are in sight. */
  departmentId?: number | undefined;
  onClose: () => void;
};

const { options: words, columns, added, create, save } = schoolSetupMessages;
const lists = ["listDepartmentOptions", "listSchoolDepartments"] as const;

/** Adds an option to a department, or changes one. */
export function OptionForm({ option, departmentId, onClose }: Props) {
  return option ? (
    <Edit option={option} onClose={onClose} />
  ) : (
    <Add departmentId={departmentId} onClose={onClose} />
  );
}

function Add({ departmentId, onClose }: Pick<Props, "departmentId" | "onClose">) {
  const departments = useDepartments().filter(inUse);
  const { mutateAsync } = useOperation("createDepartmentOption", { invalidates: lists });
  const form = useAppForm(newDepartmentOptionSchema, {
    departmentId: departmentId ?? "",
    name: "",
  });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      open
      title={words.add}
      submitLabel={create}
      onClose={onClose}
      onSubmit={async (values) => {
        await mutateAsync(values);
        toast({ title: added(values.name), tone: "success" });
        onClose();
      }}
    >
      <SelectField<Values>
        name="departmentId"
        label={columns.department}
        options={optionsOf(departments)}
        required
      />
      <TextField<Values> name="name" label={columns.name} maxLength={120} required />
    </SideForm>
  );
}

function Edit({ option, onClose }: { option: Option; onClose: () => void }) {
  const { id } = option;
  const query = useQuery(queryOptionsFor(useClient(), "getDepartmentOption", { id }));
  const { name, revision } = query.data ?? option;
  const stale = useStale({ name, revision }, query.refetch);
  const { mutateAsync } = useOperation("updateDepartmentOption", {
    invalidates: [...lists, "getDepartmentOption", "getHistory"],
  });
  const form = useAppForm(departmentOptionSchema, { name });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      open
      title={words.edit(option.name)}
      submitLabel={save}
      onClose={onClose}
      onSubmit={async (values) => {
        if (!(await stale.save((from) => mutateAsync({ id, ...values, revision: from })))) return;
        toast({ title: actMessages.saved(words.thing), tone: "success" });
        onClose();
      }}
    >
      {stale.theirs && (
        <Conflict
          message={stale.message}
          fields={[{ label: columns.name, before: form.getValues("name"), after: name }]}
          onKeepMine={stale.accept}
          onTakeTheirs={() => {
            stale.accept();
            form.reset({ name });
          }}
        />
      )}
      <TextField<Values> name="name" label={columns.name} maxLength={120} required />
    </SideForm>
  );
}
