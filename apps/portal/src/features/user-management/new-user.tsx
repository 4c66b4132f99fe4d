import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { fullName } from "@polyportal/domain/format/name";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { mainRoles } from "@polyportal/domain/user-management/staff-roles";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { PersonFields } from "./person.fields.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";

// Most accounts are made without it.
const ConfirmNew = lazyPart(async () => (await import("./confirm-new.tsx")).ConfirmNew);

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

/** The form's values as they were checked. */
type Wanted = Omit<Input<"createUser">, "reason" | "typed">;

/** Makes an account for a member of staff; one whose role decides over others' work with a reason. */
export function NewUser() {
  const navigate = useNavigate();
  const { mutateAsync } = useOperation("createUser", { invalidates: ["listUsers"] });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/user-management/user-forms")).newUserSchema,
  );
  const form = useAppForm(schema, blank);
  type Values = FormValues<typeof form>;
  const [asked, setAsked] = useState<Wanted>();
  const [confirming, setConfirming] = useState(false);
  const make = async (values: Wanted, given: { reason: string; typed?: string }) => {
    const { id } = await mutateAsync({ ...values, ...given });
    tellOutcome(!id, userMessages.created);
    void navigate(id ? withSearch(staffPaths.manageUser, { user: id }) : staffPaths.users);
  };
  return (
    <>
      <Form
        form={form}
        className="max-w-prose"
        warnUnsaved
        onSubmit={async (values) => {
          try {
            await make(values, { reason: "" });
          } catch (error) {
            // Which roles decide is the school's to say, so the server knows which of them asks why.
            if (!(error instanceof ApiError) || error.code !== "reason_needed") throw error;
            setAsked(values);
          }
        }}
      >
        {/* What the confirmation saves is not lost, as what the form itself does. */}
        {!confirming && <GuardForm />}
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
      {asked && (
        <Suspense fallback={null}>
          <ConfirmNew
            name={fullName(asked)}
            role={roleLabel(asked.role)}
            onFieldErrors={(fields) => {
              for (const [name, message] of Object.entries(fields)) {
                if (name in blank)
                  form.setError(name as keyof typeof blank, { type: "server", message });
              }
            }}
            onAct={async (given) => {
              setConfirming(true);
              try {
                await make(asked, given);
              } catch (error) {
                setConfirming(false);
                throw error;
              }
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
