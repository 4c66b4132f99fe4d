import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { actMessages } from "@polyportal/domain/messages/act";
import { userMessages } from "@polyportal/domain/messages/users";
import { editUserSchema, mainRoles } from "@polyportal/domain/user-management/user-forms";
import { userTypeOf } from "@polyportal/domain/authentication/roles";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { SelectField } from "@polyportal/ui/select-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { HeldOffices } from "./held-offices.tsx";
import { PersonFields } from "./person.fields.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";
import { departmentName, useDepartments } from "../../parts/units/use-units.ts";

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
  const queryClient = useQueryClient();
  const stale = useStale(user, () => invalidate(queryClient, ["getUser"]));
  const { mutateAsync } = useOperation("updateUser", { invalidates: ["listUsers", "getUser"] });
  const form = useAppForm(editUserSchema, valuesOf(user));
  type Values = FormValues<typeof form>;
  const chosen = useWatch({ control: form.control, name: "role" });
  const role = mainRoles.find((one) => one === chosen && one !== user.mainRole);
  const departments = useDepartments();
  const told = (name: string, value: unknown) => {
    if (name === "departmentId") return departmentName(departments, value);
    return name === "role" ? roleLabel(String(value)) : String(value);
  };
  const fitting = mainRoles.filter((role) => userTypeOf(role) === user.userType);
  const isOfAnotherKind = !fitting.some((role) => role === user.mainRole);
  return (
    <Form
      form={form}
      className="max-w-prose"
      warnUnsaved
      onSubmit={async (values) => {
        let waits = false;
        const saved = await stale.save(async (revision) => {
          ({ waits } = await mutateAsync({ ...values, id: user.id, revision }));
        });
        if (!saved) return;
        // A role that waits is not the account's yet.
        const kept = waits ? user.mainRole : values.role;
        form.reset({ ...form.getValues(), role: kept, reason: "" });
        toast(
          waits
            ? { title: userMessages.roleWaits, tone: "info" }
            : { title: actMessages.saved(userMessages.thing), tone: "success" },
        );
      }}
    >
      <GuardForm record="user" />
      {stale.theirs && (
        <Conflict
          message={stale.message}
          fields={Object.entries(labels).map(([name, label]) => ({
            label,
            before: told(name, form.getValues(name as keyof typeof labels)),
            after: told(name, valuesOf(user)[name as keyof typeof labels]),
          }))}
          onKeepMine={stale.accept}
          onTakeTheirs={() => {
            stale.accept();
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
      {role && <WhoGains wish={{ mainRole: { id: user.id, role } }} />}
      <HeldOffices offices={user.offices} />
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
