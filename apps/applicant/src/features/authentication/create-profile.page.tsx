import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountMessages } from "@polyportal/domain/messages/account";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { createProfileSchema } from "@polyportal/domain/authentication/account-forms";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { LockedField } from "@polyportal/ui/locked-field";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { AuthPage } from "../../app/auth-page.tsx";
import { LinkRefused } from "./link-refused.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** A new student completes the account by the link of the e-mail. */
export function Page() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return token ? (
    <CreateProfile token={token} />
  ) : (
    <Navigate to={publicPaths.verifyAccount} replace />
  );
}

function CreateProfile({ token }: { token: string }) {
  const client = useClient();
  // Fetched once: the form's own words are the person's from then on.
  const { data, error, refetch } = useQuery(
    queryOptionsFor(client, "getSetUp", { token }, { staleTimeMs: Infinity }),
  );
  return (
    <AuthPage
      title="Create Profile"
      lead="Check what the school knows of you, and choose your password."
    >
      {data && <ProfileForm token={token} known={data} />}
      {error && (
        <LinkRefused
          error={error}
          newLink={{ href: publicPaths.verifyAccount, label: "Ask for a new link" }}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !error && <PageLoader label="Opening your link…" />}
    </AuthPage>
  );
}

function ProfileForm({ token, known }: { token: string; known: Output<"getSetUp"> }) {
  const navigate = useNavigate();
  const create = useOperation("createProfile");
  const { userName, ...profile } = known;
  const form = useAppForm(createProfileSchema, { ...profile, password: "", confirmPassword: "" });
  type Values = FormValues<typeof form>;
  return (
    <Form
      form={form}
      onSubmit={async ({ lastname, firstname, middlename, mobileNumber, password }) => {
        const input = { lastname, firstname, middlename, mobileNumber, password };
        await create.mutateAsync({ token, ...input });
        toast({ ...accountMessages.profileCreated, tone: "success" });
        navigate(publicPaths.login, { replace: true });
      }}
    >
      <LockedField label="Username" value={userName} hint="You sign in with it" />
      <TextField<Values> name="lastname" label="Surname" autoComplete="family-name" required />
      <TextField<Values> name="firstname" label="First Name" autoComplete="given-name" required />
      <TextField<Values> name="middlename" label="Middle Name" autoComplete="additional-name" />
      <PhoneField<Values> name="mobileNumber" label="Mobile Number" required />
      <NewPasswordFields />
      <FormActions>
        <SubmitButton>Create profile</SubmitButton>
      </FormActions>
    </Form>
  );
}
