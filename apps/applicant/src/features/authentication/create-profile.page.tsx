import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountMessages } from "@polyportal/domain/messages/account";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
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
      title={authenticationWords.createProfile}
      lead={authenticationWords.createProfileLead}
    >
      {data && <ProfileForm token={token} known={data} />}
      {error && (
        <LinkRefused
          error={error}
          newLink={{ href: publicPaths.verifyAccount, label: authenticationWords.askForNewLink }}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !error && <PageLoader label={authenticationWords.openingLink} />}
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
        toast({ ...accountMessages.profileCreated, status: "success" });
        navigate(publicPaths.login, { replace: true });
      }}
    >
      <LockedField
        label={authenticationWords.username}
        value={userName}
        hint={authenticationWords.usernameHint}
      />
      <TextField<Values>
        name="lastname"
        label={authenticationWords.surname}
        autoComplete="family-name"
        required
      />
      <TextField<Values>
        name="firstname"
        label={authenticationWords.firstName}
        autoComplete="given-name"
        required
      />
      <TextField<Values>
        name="middlename"
        label={authenticationWords.middleName}
        autoComplete="additional-name"
      />
      <PhoneField<Values> name="mobileNumber" label={authenticationWords.mobileNumber} required />
      <NewPasswordFields />
      <FormActions>
        <SubmitButton>{authenticationWords.submitProfile}</SubmitButton>
      </FormActions>
    </Form>
  );
}
