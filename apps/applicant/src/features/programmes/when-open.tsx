import { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { whenOpenWords as words } from "@polyportal/domain/messages/when-open.words";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { whenOpenSchema } from "@polyportal/domain/programmes/when-open";
import { Alert } from "@polyportal/ui/alert";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { Part } from "./part.tsx";

/** Asks for the address of who wants to be told; the answer is the same whatever the school knows of it. */
export function WhenOpen({ programme }: { programme: ProgrammeSlug }) {
  const client = useClient();
  const form = useAppForm(whenOpenSchema, { email: "" });
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  return (
    <Part title={words.title}>
      <div role="status" className="empty:hidden">
        {asked && <Alert status="success">{words.asked}</Alert>}
      </div>
      {failure && (
        <Alert status="fail" live>
          {failure}
        </Alert>
      )}
      {!asked && (
        <Form
          form={form}
          onSubmit={async ({ email }) => {
            setFailure(undefined);
            try {
              await client.call("askWhenOpen", { programme, email });
              setAsked(true);
            } catch (error) {
              if (!(error instanceof ApiError) || error.fields["email"]) throw error;
              setFailure(error.message);
            }
          }}
        >
          <TextField
            name="email"
            label={words.email}
            type="email"
            hint={words.info}
            autoComplete="email"
            required
          />
          <FormActions>
            <SubmitButton>{words.ask}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Part>
  );
}
