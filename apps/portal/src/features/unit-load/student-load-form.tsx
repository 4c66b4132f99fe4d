import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { mostStudents, typedLoadsSchema } from "@polyportal/domain/unit-load/forms";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { NumberField } from "@polyportal/ui/number-field";
import { PasswordField } from "@polyportal/ui/password-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useBulkUndo } from "../../parts/act/bulk-undo.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import { Found } from "../../parts/list/found.tsx";
import { SessionAndSemester } from "../../parts/sessions/session-and-semester.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";

const { columns: heads } = words;

/** Gives students a load of their own: one, or a pasted list of them. */
export function StudentLoadForm({ onClose }: { onClose: () => void }) {
  const sessions = useSessions();
  const { mutateAsync } = useOperation("setStudentUnitLoads", {
    invalidates: ["listStudentUnitLoads", "listApprovals"],
  });
  const { mutateAsync: confirm } = useOperation("provePassword");
  const { lookUp, looked, isPending } = useLookUp();
  const [asks, setAsks] = useState({ typed: false, password: false });
  const tell = useBulkUndo(["listStudentUnitLoads"]);
  const form = useAppForm(typedLoadsSchema, {
    matricNumbers: "",
    sessionId: sessions.find(({ current }) => current)?.id ?? "",
    minimum: "",
    maximum: "",
    reason: "",
    typed: "",
    password: "",
  });
  type Values = FormValues<typeof form>;
  const text = form.watch("matricNumbers");
  const shown = looked?.text === text ? looked : undefined;
  return (
    <SideForm
      form={form}
      title={words.assign}
      submitLabel={words.assign}
      onClose={onClose}
      onSubmit={async ({ matricNumbers, password, ...load }) => {
        const known = shown ?? (await lookUp(matricNumbers));
        const fault = faultOf(known, shown !== undefined);
        if (fault) return form.setError("matricNumbers", { message: fault }, { shouldFocus: true });
        if (asks.password) await confirm({ password });
        try {
          const studentIds = known.answer.found.map(({ id }) => id);
          const { given, waiting, undoId } = await mutateAsync({ ...load, studentIds });
          const waits = waiting > 0 ? words.waiting(waiting) : undefined;
          if (given > 0) tell(words.given(given), undoId, waits);
          else if (waits) tell(waits, null);
          onClose();
        } catch (error) {
          const code = error instanceof ApiError ? error.code : undefined;
          if (code === "password_needed") return setAsks({ ...asks, password: true });
          if (code === "typed_wrong") setAsks({ ...asks, typed: true });
          throw error;
        }
      }}
    >
      <TextareaField<Values>
        name="matricNumbers"
        label={words.whom}
        hint={words.whomHint}
        className="max-h-48 overflow-y-auto"
        autoComplete="off"
        required
      />
      <div>
        <Button
          variant="secondary"
          size="small"
          loading={isPending}
          disabled={text.trim() === ""}
          onClick={() =>
            void lookUp(text).catch(({ message }: Error) =>
              form.setError("matricNumbers", { message }),
            )
          }
        >
          {words.lookUp}
        </Button>
      </div>
      {shown && <Found {...shown.answer} />}
      <SessionAndSemester sessions={sessions} />
      <NumberField<Values> name="minimum" label={heads.minimum} decimals required />
      <NumberField<Values> name="maximum" label={heads.maximum} decimals required />
      <TextareaField<Values>
        name="reason"
        label={heads.reason}
        hint={words.reasonHint}
        maxLength={500}
        required
      />
      {asks.typed && (
        <TextField<Values> name="typed" label={actMessages.typedAgain} autoComplete="off" />
      )}
      {asks.password && (
        <>
          <Alert status="warning" live>
            {actMessages.passwordNeeded}
          </Alert>
          <PasswordField<Values> name="password" label={actMessages.password} />
        </>
      )}
    </SideForm>
  );
}

type Looked = { text: string; answer: Output<"resolveList"> };

/** Whom a text names, kept with the text: of another it says nothing. */
function useLookUp() {
  const { mutateAsync, isPending } = useOperation("resolveList");
  const [looked, setLooked] = useState<Looked>();
  const lookUp = async (text: string): Promise<Looked> => {
    const found = { text, answer: await mutateAsync({ kind: "numbers", text }) };
    setLooked(found);
    return found;
  };
  return { lookUp, looked, isPending };
}

/** What has to be looked at before anything is done; nothing is done to whoever is in doubt. */
function faultOf({ answer }: Looked, wasShown: boolean): string | undefined {
  const { found, unknown, double, ambiguous } = answer;
  if (found.length === 0 && ambiguous.length === 0) {
    return unknown.length === 1 ? words.noStudent : words.nobodyFound;
  }
  if (found.length === 0) return words.inDoubt;
  if (found.length > mostStudents) return words.tooMany(mostStudents);
  const doubtful = unknown.length + double.length + ambiguous.length;
  return doubtful > 0 && !wasShown ? words.inDoubt : undefined;
}
