import type { Output } from "@polyportal/api-client/client/client";
import { ApiError } from "@polyportal/api-client/client/api-error";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { userMessages } from "@polyportal/domain/messages/users";
import { editUserSchema, mainRoles } from "@polyportal/domain/user-management/user-forms";
import { userTypeOf } from "@polyportal/domain/authentication/roles";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { SelectField } from "@polyportal/ui/select-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Conflict } from "../../parts/act/conflict.tsx";
import { PersonFields } from "./person.fields.tsx";
import { roleOptions } from "../../parts/roles/role-label.ts";

type User = Output<"getUser">;

const valuesOf = (user: User) => ({
  lastname: user.lastname,
  firstname: user.firstname,
  middlename: user.middlename,
  email: user.email ?? "",
  mobileNumber: user.mobileNumber ?? "",
  departmentId: user.departmentId ?? "",
  staffNumber: user.staffNumber ?? "",
  role: user.mainRole,
  reason: "",
});

const { columns, fields } = userMessages;
const labels = {
  lastname: fields.lastname,
  firstname: fields.firstname,
  middlename: fields.middlename,
  email: columns.email,
  mobileNumber: columns.mobileNumber,
  departmentId: columns.department,
  staffNumber: fields.staffNumber,
  role: columns.role,
} as const;

/** Changes an account. What another has saved meanwhile is laid beside what was typed. */
export function EditUser({ user }: { user: User }) {
  // What the form began from; the newest of the server may be another by now.
  const [began, setBegan] = useState(user);
  const [conflict, setConflict] = useState<string>();
  const queryClient = useQueryClient();
  const { mutateAsync } = useOperation("updateUser", { invalidates: ["listUsers", "getUser"] });
  const form = useAppForm(editUserSchema, valuesOf(user));
  type Values = FormValues<typeof form>;
  const fitting = mainRoles.filter((role) => userTypeOf(role) === user.userType);
  const isOfAnotherKind = !fitting.some((role) => role === user.mainRole);
  return (
    <Form
      form={form}
      className="max-w-prose"
      warnUnsaved
      onSubmit={async (values) => {
        try {
          const { waits } = await mutateAsync({
            ...values,
            id: user.id,
            revision: began.revision,
          });
          if (waits) toast({ title: approvalMessages.waits, tone: "info" });
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
          setConflict(error.message);
          await invalidate(queryClient, ["getUser"]);
          return;
        }
        setBegan({ ...began, revision: began.revision + 1 });
        form.reset({ ...form.getValues(), reason: "" });
        toast({ title: actMessages.saved(userMessages.thing), tone: "success" });
      }}
    >
      {conflict !== undefined && user.revision !== began.revision && (
        <Conflict
          message={conflict}
          fields={Object.entries(labels).map(([name, label]) => ({
            label,
            before: String(form.getValues(name as keyof typeof labels)),
            after: String(valuesOf(user)[name as keyof typeof labels]),
          }))}
          onKeepMine={() => {
            setBegan(user);
            setConflict(undefined);
          }}
          onTakeTheirs={() => {
            setBegan(user);
            setConflict(undefined);
            form.reset(valuesOf(user));
          }}
        />
      )}
      <PersonFields />
      {!isOfAnotherKind && (
        <SelectField<Values>
          name="role"
          label={columns.role}
          hint={userMessages.officesNote}
          options={roleOptions(fitting)}
          required
        />
      )}
      <TextareaField<Values>
        name="reason"
        label={actMessages.reason}
        hint={fields.reasonHint}
        maxLength={500}
      />
      <FormActions>
        <SubmitButton>{actMessages.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
