import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import type { AmendmentAct } from "@polyportal/domain/score-sheet/amendment-acts";
import { applyAmendmentSchema } from "@polyportal/domain/score-sheet/amendment-forms";
import { isOpen } from "@polyportal/domain/score-sheet/amendment-states";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { standsIn } from "./entry.ts";
import { AmendmentOutcome, type AmendedCells } from "./amendment-outcome.tsx";

/** A request as the list tells it. */
export type Amendment = Output<"listAmendments">["items"][number];

type Props = { amendment: Amendment; act: AmendmentAct; onClose: () => void };

const changed = ["listAmendments", "getScoreSheet", "listScoreVersions"] as const;

/** What it is to be, as it would be typed. */
const cellsOf = ({ after }: Amendment): AmendedCells => ({
  test: standsIn(after, "test"),
  lab: standsIn(after, "lab"),
  exam: standsIn(after, "exam"),
  code: standsIn(after, "code"),
});

/** Asks what an office's word about a request needs, and shows what it comes to before it is given. */
export function DecideAmendment({ amendment, act, onClose }: Props) {
  const { mutateAsync } = useOperation("decideAmendment", { invalidates: changed });
  const { id, state, fullName } = amendment;
  const decide = async (given: { reason?: string; minuteNumber?: string }) => {
    if (!isOpen(state)) return;
    await mutateAsync({ id, act, state, ...given });
    toast({ title: words.decided[act](fullName), status: "success" });
  };
  if (act === "refuse") {
    return (
      <AskAct
        title={words.named(words.refuse, fullName)}
        question={words.refuseQuestion}
        label={words.refuse}
        onClose={onClose}
        onAct={({ reason }) => decide({ reason })}
      />
    );
  }
  const forward = { amendment, onClose, onDecide: decide };
  return act === "apply" ? <Apply {...forward} /> : <Endorse {...forward} />;
}

type Forward = Pick<Props, "amendment" | "onClose"> & {
  onDecide: (given: { minuteNumber?: string }) => Promise<void>;
};

function Endorse({ amendment, onClose, onDecide }: Forward) {
  const [busy, setBusy] = useState(false);
  const endorse = async () => {
    setBusy(true);
    try {
      await onDecide({});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: error.title, body: error.message, status: "fail" });
    }
    onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      width="confirm"
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.named(words.endorse, amendment.fullName)}
      description={words.endorseQuestion}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button loading={busy} onClick={() => void endorse()}>
            {words.endorse}
          </Button>
        </>
      }
    >
      <AmendmentOutcome {...amendment} cells={cellsOf(amendment)} />
    </Dialog>
  );
}

function Apply({ amendment, onClose, onDecide }: Forward) {
  const form = useAppForm(applyAmendmentSchema, { minuteNumber: "" });
  type Values = FormValues<typeof form>;
  return (
    <Dialog
      open
      role="alertdialog"
      width="confirm"
      onOpenChange={(open) => !open && onClose()}
      title={words.named(words.apply, amendment.fullName)}
      description={words.applyQuestion}
    >
      <Form
        form={form}
        onSubmit={async (minute) => {
          await onDecide(minute);
          onClose();
        }}
      >
        <AmendmentOutcome {...amendment} cells={cellsOf(amendment)} />
        <TextField<Values>
          name="minuteNumber"
          label={words.minuteNumber}
          autoComplete="off"
          required
        />
        <FormActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton>{words.apply}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
