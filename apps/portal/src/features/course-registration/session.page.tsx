import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { windowSentence } from "@polyportal/domain/messages/course-registration";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { semesterName } from "@polyportal/domain/messages/semester";
import { nextStep } from "@polyportal/domain/course-registration/next-step";
import { paths, registerCoursesPath, registrationPath } from "@polyportal/domain/routes/paths";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { RadioField } from "@polyportal/ui/radio-field";
import { SelectField } from "@polyportal/ui/select-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";

type Sessions = Output<"listRegistrations">;

/** Chooses for which session and semester courses are registered. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "listRegistrations", {}));
  return (
    <PortalPage
      title={courseRegistrationWords.chooseSessionTitle}
      lead={courseRegistrationWords.whichSemester}
    >
      <Fetched query={query} label={courseRegistrationWords.fetchingSessions}>
        {(sessions) => <ChooseSemester sessions={sessions} />}
      </Fetched>
    </PortalPage>
  );
}

function ChooseSemester({ sessions }: { sessions: Sessions }) {
  const navigate = useNavigate();
  const now = sessions.find(({ session }) => session.current) ?? sessions[0];
  const schema = useLazySchema(
    async () =>
      (await import("@polyportal/domain/course-registration/choose-semester")).chooseSemesterSchema,
  );
  const form = useAppForm(schema, {
    sessionId: now?.session.id ?? "",
    semester: likelySemester(now),
  });
  type Values = FormValues<typeof form>;
  const [sessionId, semester] = useWatch({
    control: form.control,
    name: ["sessionId", "semester"],
  });
  const chosen = sessions
    .find(({ session }) => session.id === Number(sessionId))
    ?.semesters.find((one) => one.semester === semester);
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={(values) => {
        const held = chosen?.registration;
        const step = chosen && nextStep(chosen.window.state, held?.state);
        const seen = held && !step;
        navigate(
          seen ? registrationPath(held.id) : registerCoursesPath(values.sessionId, values.semester),
        );
      }}
    >
      <SelectField<Values>
        name="sessionId"
        label={courseRegistrationWords.session}
        required
        options={sessions.map(({ session, level }) => ({
          value: session.id,
          label: `${session.name}, ${level}`,
        }))}
      />
      <RadioField<Values>
        name="semester"
        label={courseRegistrationWords.semester}
        required
        options={semesters.map((value) => ({ value, label: semesterName(value) }))}
      />
      <p role="status" className="text-ink-muted">
        {chosen && windowSentence(chosen.window.state, chosen.window.dates)}
      </p>
      <FormActions>
        <ButtonLink href={paths.courseRegistration}>{courseRegistrationWords.back}</ButtonLink>
        <SubmitButton>{courseRegistrationWords.continue}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** The semester about which something can be done, else the first. */
const likelySemester = (session: Sessions[number] | undefined) =>
  session?.semesters.find(({ window, registration }) => nextStep(window.state, registration?.state))
    ?.semester ?? "First";
