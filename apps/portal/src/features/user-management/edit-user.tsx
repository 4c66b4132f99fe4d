import type { Input, Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { actMessages } from "@polyportal/domain/messages/act";
import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { userMessages } from "@polyportal/domain/messages/users";
import { identifyingFields } from "@polyportal/domain/user-management/identifying-fields";
import { mainRoles } from "@polyportal/domain/user-management/staff-roles";
import { userTypeOf } from "@polyportal/domain/authentication/roles";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { SelectField } from "@polyportal/ui/select-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { HeldOffices } from "./held-offices.tsx";
import { PersonFields } from "./person.fields.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";
import { departmentName, useDepartments } from "../../parts/units/use-units.ts";

// The confirmation comes with what it shows: who only mends a phone number needs none of it.
const ConfirmEdit = lazyPart(async () => (await import("./confirm-edit.tsx")).ConfirmEdit);

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

const names = Object.keys(labels) as (keyof typeof labels)[];

/** The form's values as they were checked. */
type Wanted = Omit<Input<"updateUser">, "id" | "revision" | "reason" | "typed">;

/**
 * Changes an account. What others know it by is confirmed first, with what changes, who gains or loses and
 * why; what another has saved meanwhile is laid beside what was typed.
 */
export function EditUser({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const stale = useStale(user, () => invalidate(queryClient, ["getUser"]));
  const { mutateAsync } = useOperation("updateUser", { invalidates: ["listUsers", "getUser"] });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/user-management/user-forms")).editUserSchema,
  );
  const form = useAppForm(schema, valuesOf(user));
  type Values = FormValues<typeof form>;
  const [asked, setAsked] = useState<Wanted>();
  const departments = useDepartments();
  const { userName } = useProfile();
  const fitting = mainRoles.filter((role) => userTypeOf(role) === user.userType);
  const isOfAnotherKind = !fitting.some((role) => role === user.mainRole);
  const told = (name: string, value: unknown) => {
    if (name === "departmentId") return departmentName(departments, value);
    return name === "role" ? roleLabel(String(value)) : String(value);
  };
  const compared = (typed: "before" | "after") =>
    names.map((name) => {
      const mine = told(name, form.getValues(name));
      const theirs = told(name, valuesOf(user)[name]);
      return typed === "before"
        ? { label: labels[name], before: mine, after: theirs }
        : { label: labels[name], before: theirs, after: mine };
    });
  const save = async (values: Wanted, given: { reason: string; typed?: string }) => {
    let [waits, accountWaits] = [false, false];
    const saved = await stale.save(async (revision) => {
      ({ waits, accountWaits } = await mutateAsync({ ...values, ...given, id: user.id, revision }));
    });
    if (!saved) return false;
    // What waits is not the account's yet.
    const stands = valuesOf(user);
    form.reset({
      ...form.getValues(),
      ...(waits && { role: stands.role }),
      ...(accountWaits && { email: stands.email, staffNumber: stands.staffNumber }),
    });
    if (accountWaits) toast({ title: approverAccountMessages.accountWaits, status: "info" });
    if (waits) toast({ title: userMessages.roleWaits, status: "info" });
    if (!waits && !accountWaits) {
      toast({ title: actMessages.saved(userMessages.thing), status: "success" });
    }
    return true;
  };
  const conflict = stale.theirs && (
    <Conflict
      message={stale.message}
      fields={compared("before")}
      onKeepMine={stale.accept}
      onTakeTheirs={() => {
        stale.accept();
        setAsked(undefined);
        form.reset(valuesOf(user));
      }}
    />
  );
  const role = mainRoles.find((one) => one === asked?.role && one !== user.mainRole);
  return (
    <>
      <Form
        form={form}
        className="max-w-prose"
        warnUnsaved
        onSubmit={async (values) => {
          const now = valuesOf(user);
          if (identifyingFields.some((name) => values[name] !== now[name])) setAsked(values);
          else await save(values, { reason: "" });
        }}
      >
        <GuardForm record="user" />
        {!asked && conflict}
        <PersonFields ownAddress={user.userName === userName} />
        {!isOfAnotherKind && (
          <SelectField<Values>
            name="role"
            label={columns.role}
            hint={userMessages.officesNote}
            options={roleOptions(fitting)}
            required
          />
        )}
        <HeldOffices offices={user.offices} />
        <FormActions>
          <SubmitButton>{actMessages.save}</SubmitButton>
        </FormActions>
      </Form>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmEdit
            name={user.fullName}
            fields={compared("after")}
            tellsOld={user.email !== null && asked.email !== user.email}
            wish={role && { mainRole: { id: user.id, role } }}
            conflict={conflict}
            onFieldErrors={(fields) => {
              for (const name of names) {
                const message = fields[name];
                if (message) form.setError(name, { type: "server", message });
              }
            }}
            onAct={(given) => save(asked, given)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
