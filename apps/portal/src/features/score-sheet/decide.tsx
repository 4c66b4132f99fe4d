import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { todayInLagos } from "@polyportal/domain/format/date";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { boardClassPath } from "@polyportal/domain/routes/staff-paths";
import { boardSchema } from "@polyportal/domain/score-sheet/forms";
import { Button } from "@polyportal/ui/button";
import { DateField } from "@polyportal/ui/date-field";
import { Dialog } from "@polyportal/ui/dialog";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { Link } from "@polyportal/ui/link";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { AskSure } from "../../parts/act/ask-sure.tsx";
import { addressOf } from "../../parts/class/class-in.ts";

/** What an office decides about sheets. */
export type Decision = "check" | "approve" | "publish" | "return";

/** A sheet as it was seen. */
export type SeenSheet = { readonly id: string; readonly revision: number };

type Outcome = Output<"checkSheets">;
type Props = {
  act: Decision;
  sheets: readonly SeenSheet[];
  /** The students whose rows a return points at. */
  studentIds?: readonly string[];
  onClose: () => void;
  onDone?: () => void;
};

const changed = ["getScoreSheet", "listScoreSheets", "listMyCourses"] as const;

const tell = (act: Decision, { done, refused }: Outcome) =>
  toast({
    title: words.decided[act](done),
    body: words.left(refused) || undefined,
    status: done > 0 ? "success" : "fail",
  });

/** Asks what an office's decision needs, and says what became of each sheet. */
export function Decide(props: Props) {
  const { act } = props;
  if (act === "return") return <Return {...props} />;
  if (act === "publish") return <Publish {...props} />;
  return <Forward {...props} act={act} />;
}

function Forward({ act, sheets, onClose, onDone }: Props & { act: "check" | "approve" }) {
  const operation = act === "check" ? "checkSheets" : "approveSheets";
  const { mutateAsync } = useOperation(operation, { invalidates: changed });
  return (
    <AskSure
      title={words[act]}
      question={words.question[act](sheets.length)}
      label={words[act]}
      variant="primary"
      onClose={onClose}
      onAct={async () => {
        tell(act, await mutateAsync({ sheets: [...sheets] }));
        onDone?.();
      }}
    />
  );
}

function Return({ sheets, studentIds = [], onClose, onDone }: Props) {
  const { mutateAsync } = useOperation("returnSheets", { invalidates: changed });
  return (
    <AskAct
      title={words.giveBack}
      question={words.returnQuestion(sheets.length)}
      label={words.giveBack}
      onClose={onClose}
      onAct={async ({ reason }) => {
        const given = { sheets: [...sheets], reason, studentIds: [...studentIds] };
        tell("return", await mutateAsync(given));
        onDone?.();
      }}
    />
  );
}

type Refused = Output<"publishSheets">["refused"];

/** Publishes, and where the board has been shown another thing than a sheet says, leads to its class. */
function Publish({ sheets, onClose, onDone }: Props) {
  const [stale, setStale] = useState<Refused>([]);
  if (stale.length > 0) return <Stale refused={stale} onClose={onClose} />;
  return <AskBoard sheets={sheets} onClose={onClose} onDone={onDone} onStale={setStale} />;
}

const { left } = boardPackWords;

function Stale({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const classes = new Map(
    refused.flatMap((one) => one.classes.map((of) => [boardClassPath(addressOf(of)), of])),
  );
  return (
    <Dialog
      open
      role="alertdialog"
      width="confirm"
      onOpenChange={(open) => !open && onClose()}
      title={left.title}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {left.close}
        </Button>
      }
    >
      <ul className="grid gap-3">
        {refused.map(({ id, course, message }) => (
          <li key={id}>{words.left([{ course, message }])}</li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-2">
        {[...classes].map(([path, of]) => (
          <li key={path}>
            <Link href={path} className="ui-alone">
              {left.makeAnew(boardPackWords.classOf(of))}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type Asking = Pick<Props, "sheets" | "onClose" | "onDone"> & {
  onStale: (refused: Refused) => void;
};

function AskBoard({ sheets, onClose, onDone, onStale }: Asking) {
  const { mutateAsync } = useOperation("publishSheets", { invalidates: changed });
  const form = useAppForm(boardSchema, { boardDate: todayInLagos(), minuteNumber: "" });
  type Values = FormValues<typeof form>;
  return (
    <Dialog
      open
      role="alertdialog"
      width="confirm"
      onOpenChange={(open) => !open && onClose()}
      title={words.publish}
      description={words.publishQuestion(sheets.length)}
    >
      <Form
        form={form}
        onSubmit={async (board) => {
          const outcome = await mutateAsync({ sheets: [...sheets], ...board });
          const stale = outcome.refused.filter(({ classes }) => classes.length > 0);
          const refused = outcome.refused.filter((one) => !stale.includes(one));
          // What the dialog goes on to say needs no notice beside it.
          if (outcome.done > 0 || refused.length > 0) tell("publish", { ...outcome, refused });
          onDone?.();
          if (stale.length > 0) onStale(stale);
          else onClose();
        }}
      >
        <DateField<Values> name="boardDate" label={words.boardDate} required />
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
          <SubmitButton>{words.publish}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
