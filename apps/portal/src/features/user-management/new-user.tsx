import { useOperation } from "@polyportal/api-client/query/use-operation";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { mainRoles, newUserSchema } from "@polyportal/domain/user-management/user-forms";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useNavigate } from "react-router-dom";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { PersonFields } from "./person.fields.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";

const blank = {
  userName: "",
  lastname: "",
  firstname: "",
  middlename: "",
  email: "",
  mobileNumber: "",
  departmentId: "",
  staffNumber: "",
};

/** Makes an account for a member of staff. */
export function NewUser() {
  const navigate = useNavigate();
  const { mutateAsync } = useOperation("createUser", { invalidates: ["listUsers"] });
  const form = useAppForm(newUserSchema, blank);
  type Values = FormValues<typeof form>;
  return (
    <Form
      form={form}
      className="max-w-prose"
      warnUnsaved
      onSubmit={async (values) => {
        const { id } = await mutateAsync(values);
        tellOutcome(!id, userMessages.created);
        void navigate(id ? withSearch(staffPaths.manageUser, { user: id }) : staffPaths.users);
      }}
    >
      <GuardForm />
      <TextField<Values>
        name="userName"
        label={userMessages.columns.userName}
        autoComplete="off"
        required
      />
      <SelectField<Values>
        name="role"
        label={userMessages.columns.role}
        hint={userMessages.officesNote}
        options={roleOptions(mainRoles)}
        required
      />
      <PersonFields />
      <FormActions>
        <SubmitButton>{userMessages.create}</SubmitButton>
      </FormActions>
    </Form>
  );
}
