import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { invalidate, queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { fullName } from "@polyportal/domain/format/name";
import { editLecturerSchema, genders } from "@polyportal/domain/lecturer/lecturer-form";
import { actMessages } from "@polyportal/domain/messages/act";
import { lecturerColumns } from "@polyportal/domain/messages/import-people";
import { lecturerMessages as words } from "@polyportal/domain/messages/lecturers";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { PhoneField } from "@polyportal/ui/phone-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { EditForm } from "../../parts/form/edit-form.tsx";
import { departmentName, useDepartments } from "../../parts/units/use-units.ts";

type Lecturer = Output<"getLecturer">;

const valuesOf = (one: Lecturer) => ({
  title: one.title,
  lastname: one.lastname,
  firstname: one.firstname,
  middlename: one.middlename,
  gender: one.gender ?? "",
  departmentId: one.departmentId ?? "",
  designation: one.designation,
  employmentStatus: one.employmentStatus,
  specialisation: one.specialisation,
  email: one.email ?? "",
  mobileNumber: one.mobileNumber ?? "",
  salaryGrade: one.salaryGrade ?? "",
  salaryStep: one.salaryStep ?? "",
  reason: "",
});

const labels = {
  title: lecturerColumns.title.heading,
  lastname: lecturerColumns.lastname.heading,
  firstname: lecturerColumns.firstname.heading,
  middlename: lecturerColumns.middlename.heading,
  gender: lecturerColumns.gender.heading,
  departmentId: words.columns.department,
  designation: lecturerColumns.designation.heading,
  employmentStatus: lecturerColumns.employmentStatus.heading,
  specialisation: lecturerColumns.specialisation.heading,
  email: lecturerColumns.email.heading,
  mobileNumber: lecturerColumns.mobileNumber.heading,
  salaryGrade: lecturerColumns.salaryGrade.heading,
  salaryStep: lecturerColumns.salaryStep.heading,
} as const;

type Values = (typeof editLecturerSchema)["_zod"]["input"];
type Field = keyof typeof labels;

const fields = Object.keys(labels) as Field[];

type Props = { id: string; onClose: () => void };

/** The form of a lecturer beside the list, once it is known what the school has on record. */
export function EditLecturer({ id, onClose }: Props) {
  const { data } = useQuery(queryOptionsFor(useClient(), "getLecturer", { id }));
  return data && <LecturerForm key={data.id} lecturer={data} onClose={onClose} />;
}

type FormProps = { lecturer: Lecturer; onClose: () => void };

function LecturerForm({ lecturer, onClose }: FormProps) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useOperation("updateLecturer", {
    invalidates: ["listLecturers", "getLecturer", "listUsers", "getUser", "getHistory"],
  });
  const departments = useDepartments();
  const told = (values: Values, name: Field) =>
    name === "departmentId" ? departmentName(departments, values[name]) : String(values[name]);
  return (
    <EditForm
      schema={editLecturerSchema}
      newest={lecturer}
      refetch={() => invalidate(queryClient, ["getLecturer"])}
      valuesOf={valuesOf}
      compare={(typed, theirs) =>
        fields.map((name) => ({
          label: labels[name],
          before: told(typed, name),
          after: told(valuesOf(theirs), name),
        }))
      }
      title={words.editing(fullName(lecturer))}
      intro={words.staffNumberIs(lecturer.staffNumber)}
      thing={words.thing}
      onSave={(values, revision) => mutateAsync({ ...values, id: lecturer.id, revision })}
      onClose={onClose}
    >
      <TextField<Values> name="title" label={labels.title} />
      <TextField<Values> name="lastname" label={labels.lastname} required />
      <TextField<Values> name="firstname" label={labels.firstname} required />
      <TextField<Values> name="middlename" label={labels.middlename} />
      <SelectField<Values>
        name="gender"
        label={labels.gender}
        options={genders.map((value) => ({ value, label: value }))}
        required
      />
      <ComboboxField<Values>
        name="departmentId"
        label={labels.departmentId}
        options={departments}
        required
      />
      <TextField<Values> name="designation" label={labels.designation} />
      <TextField<Values> name="employmentStatus" label={labels.employmentStatus} />
      <TextField<Values> name="specialisation" label={labels.specialisation} />
      <TextField<Values> name="email" type="email" label={labels.email} required />
      <PhoneField<Values> name="mobileNumber" label={labels.mobileNumber} required />
      {lecturer.salaryGrade !== null && (
        <>
          <TextField<Values> name="salaryGrade" label={labels.salaryGrade} />
          <TextField<Values> name="salaryStep" label={labels.salaryStep} />
        </>
      )}
      <TextareaField<Values>
        name="reason"
        label={actMessages.reason}
        hint={words.reasonHint}
        maxLength={500}
      />
    </EditForm>
  );
}
