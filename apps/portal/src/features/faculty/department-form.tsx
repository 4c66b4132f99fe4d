import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { newDepartmentSchema } from "@polyportal/domain/faculty/forms";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { SelectField } from "@polyportal/ui/select-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { SideForm } from "../../parts/form/side-form.tsx";
import { EditUnit } from "./edit-unit.tsx";
import { UnitFields } from "./unit.fields.tsx";
import { inUse, optionsOf, useFaculties } from "./use-all-units.ts";

type Department = Output<"listSchoolDepartments">["items"][number];

type Props = {
  department?: Department;
  /** Of a new one: the faculty whose departments are in sight. */
  facultyId?: number | undefined;
  onClose: () => void;
};

const { departments: words, columns, added, create } = schoolSetupMessages;
const lists = ["listSchoolDepartments", "listSchoolFaculties", "listUnits"] as const;

/** Adds a department, or changes one. */
export function DepartmentForm({ department, facultyId, onClose }: Props) {
  return department ? (
    <Edit department={department} onClose={onClose} />
  ) : (
    <Add facultyId={facultyId} onClose={onClose} />
  );
}

function Add({ facultyId, onClose }: Pick<Props, "facultyId" | "onClose">) {
  const faculties = useFaculties().filter(inUse);
  const { mutateAsync } = useOperation("createDepartment", { invalidates: lists });
  const form = useAppForm(newDepartmentSchema, { facultyId: facultyId ?? "", name: "", code: "" });
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
        name="facultyId"
        label={columns.faculty}
        options={optionsOf(faculties)}
        required
      />
      <UnitFields />
    </SideForm>
  );
}

function Edit({ department, onClose }: { department: Department; onClose: () => void }) {
  const { id } = department;
  const { data, refetch } = useQuery(queryOptionsFor(useClient(), "getDepartment", { id }));
  const { mutateAsync } = useOperation("updateDepartment", {
    invalidates: [...lists, "getDepartment", "getHistory", "listDepartmentOptions"],
  });
  return (
    <EditUnit
      unit={data ?? department}
      title={words.edit(department.name)}
      thing={words.thing}
      refetch={refetch}
      onSave={(values) => mutateAsync({ id, ...values })}
      onClose={onClose}
    />
  );
}
