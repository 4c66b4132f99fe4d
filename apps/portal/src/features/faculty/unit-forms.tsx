import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import {
  departmentOptionSchema,
  newDepartmentOptionSchema,
  newDepartmentSchema,
  unitSchema,
} from "@polyportal/domain/faculty/forms";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { SelectField } from "@polyportal/ui/select-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { EditForm } from "../../parts/form/edit-form.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import { shownByUnits } from "./shown-by-units.ts";
import { CodeField, NameField } from "./unit.fields.tsx";
import type { Department, Faculty, Option } from "./unit-lists.tsx";
import { inUse, optionsOf, useDepartments, useFaculties } from "./use-all-units.ts";

const { faculties, departments, options, columns, added, create } = schoolSetupMessages;

export type UnitFormProps<Unit> = {
  /** The one that is changed; none where one is added. */
  unit: Unit | undefined;
  /** Of a new one: the unit whose own are in sight. */
  within?: number | undefined;
  onClose: () => void;
};

/** Adds a faculty, or changes one. */
export const FacultyForm = ({ unit, onClose }: UnitFormProps<Faculty>) =>
  unit ? (
    <EditCoded kind="faculty" unit={unit} onClose={onClose} />
  ) : (
    <AddFaculty onClose={onClose} />
  );

/** Adds a department, or changes one. */
export const DepartmentForm = ({ unit, within, onClose }: UnitFormProps<Department>) =>
  unit ? (
    <EditCoded kind="department" unit={unit} onClose={onClose} />
  ) : (
    <AddDepartment within={within} onClose={onClose} />
  );

/** Adds an option to a department, or changes one. */
export const OptionForm = ({ unit, within, onClose }: UnitFormProps<Option>) =>
  unit ? (
    <EditOption unit={unit} onClose={onClose} />
  ) : (
    <AddOption within={within} onClose={onClose} />
  );

type AddProps = Pick<UnitFormProps<unknown>, "within" | "onClose">;

function AddFaculty({ onClose }: AddProps) {
  const { mutateAsync } = useOperation("createFaculty", { invalidates: shownByUnits });
  const form = useAppForm(unitSchema, { name: "", code: "" });
  return (
    <SideForm
      form={form}
      open
      title={faculties.add}
      submitLabel={create}
      onClose={onClose}
      onSubmit={(values) => mutateAsync(values)}
      saved={({ name }) => added(name)}
    >
      <NameField />
      <CodeField />
    </SideForm>
  );
}

function AddDepartment({ within, onClose }: AddProps) {
  const known = useFaculties().filter(inUse);
  const { mutateAsync } = useOperation("createDepartment", { invalidates: shownByUnits });
  const form = useAppForm(newDepartmentSchema, { facultyId: within ?? "", name: "", code: "" });
  return (
    <SideForm
      form={form}
      open
      title={departments.add}
      submitLabel={create}
      onClose={onClose}
      onSubmit={(values) => mutateAsync(values)}
      saved={({ name }) => added(name)}
    >
      <SelectField<FormValues<typeof form>>
        name="facultyId"
        label={columns.faculty}
        options={optionsOf(known)}
        required
      />
      <NameField />
      <CodeField />
    </SideForm>
  );
}

function AddOption({ within, onClose }: AddProps) {
  const known = useDepartments().filter(inUse);
  const { mutateAsync } = useOperation("createDepartmentOption", { invalidates: shownByUnits });
  const form = useAppForm(newDepartmentOptionSchema, { departmentId: within ?? "", name: "" });
  return (
    <SideForm
      form={form}
      open
      title={options.add}
      submitLabel={create}
      onClose={onClose}
      onSubmit={(values) => mutateAsync(values)}
      saved={({ name }) => added(name)}
    >
      <SelectField<FormValues<typeof form>>
        name="departmentId"
        label={columns.department}
        options={optionsOf(known)}
        required
      />
      <NameField />
    </SideForm>
  );
}

const coded = {
  faculty: { get: "getFaculty", update: "updateFaculty", words: faculties },
  department: { get: "getDepartment", update: "updateDepartment", words: departments },
} as const;

type Coded = { id: number; name: string; code: string; revision: number; codeFixed?: boolean };

function EditCoded({
  kind,
  unit,
  onClose,
}: {
  kind: keyof typeof coded;
  unit: Coded;
  onClose: () => void;
}) {
  const { id } = unit;
  const { get, update, words } = coded[kind];
  const { data, refetch } = useQuery(queryOptionsFor(useClient(), get, { id }));
  const { mutateAsync } = useOperation(update, { invalidates: shownByUnits });
  const newest: Coded = data ?? unit;
  return (
    <EditForm
      schema={unitSchema}
      newest={newest}
      refetch={refetch}
      valuesOf={({ name, code }) => ({ name, code })}
      compare={(typed, theirs) => [
        { label: columns.name, before: typed.name, after: theirs.name },
        { label: columns.code, before: typed.code, after: theirs.code },
      ]}
      title={words.edit(unit.name)}
      thing={words.thing}
      onSave={(values, revision) => mutateAsync({ id, ...values, revision })}
      onClose={onClose}
    >
      <NameField />
      <CodeField fixed={newest.codeFixed} />
    </EditForm>
  );
}

function EditOption({ unit, onClose }: { unit: Option; onClose: () => void }) {
  const { id } = unit;
  const { data, refetch } = useQuery(queryOptionsFor(useClient(), "getDepartmentOption", { id }));
  const { mutateAsync } = useOperation("updateDepartmentOption", { invalidates: shownByUnits });
  return (
    <EditForm
      schema={departmentOptionSchema}
      newest={data ?? unit}
      refetch={refetch}
      valuesOf={({ name }) => ({ name })}
      compare={(typed, theirs) => [{ label: columns.name, before: typed.name, after: theirs.name }]}
      title={options.edit(unit.name)}
      thing={options.thing}
      onSave={(values, revision) => mutateAsync({ id, ...values, revision })}
      onClose={onClose}
    >
      <NameField />
    </EditForm>
  );
}
