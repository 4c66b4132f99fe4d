import type { Input } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { staffAddDropMessages as words } from "@polyportal/domain/messages/staff-add-drop";
import { addDropPath } from "@polyportal/domain/routes/staff-paths";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { PageLoader } from "@polyportal/ui/page-loader";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { SessionAndSemester } from "../../parts/sessions/session-and-semester.tsx";

type Asked = Input<"getRegistrationOfStudent">;
type Props = { asked: Asked | undefined };

/** Asks for whom an officer adds or drops; what is asked goes into the address. */
export function LookUpRegistration(props: Props) {
  const sessions = useSessions();
  if (sessions.length === 0) return <PageLoader label={words.fetchingSessions} />;
  return <LookUpForm {...props} sessions={sessions} />;
}

function LookUpForm({ asked, sessions }: Props & { sessions: ReturnType<typeof useSessions> }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const matricNumber = asked?.matricNumber ?? "";
  const sessionId = asked?.sessionId ?? sessions.find(({ current }) => current)?.id ?? "";
  const semester = asked?.semester;
  const schema = useLazySchema(
    async () =>
      (await import("@polyportal/domain/course-registration/officers-form"))
        .lookUpRegistrationSchema,
  );
  const form = useAppForm(schema, { matricNumber, sessionId, semester });
  const { reset } = form;
  // The browser's way back leads to whom the address names: the fields go with it, and keep the focus.
  useEffect(
    () => reset({ matricNumber, sessionId, semester }),
    [reset, matricNumber, sessionId, semester],
  );
  type Values = FormValues<typeof form>;
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={(values) => {
        // Looked up once more it is asked for anew.
        void invalidate(queryClient, ["getRegistrationOfStudent"]);
        void navigate(
          addDropPath(values.matricNumber.toUpperCase(), values.sessionId, values.semester),
        );
      }}
    >
      <TextField<Values>
        name="matricNumber"
        label={words.labels.matricNumber}
        autoComplete="off"
        required
      />
      <SessionAndSemester sessions={sessions} />
      <FormActions>
        <SubmitButton>{words.lookUp}</SubmitButton>
      </FormActions>
    </Form>
  );
}
