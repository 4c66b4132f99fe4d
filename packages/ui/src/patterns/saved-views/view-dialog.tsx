import type { FormEvent } from "react";
import { useId, useState } from "react";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { Confirm } from "../../components/confirm/confirm.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { toast } from "../../components/toast/toast-store.ts";
import { useWords } from "../../words/words.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Input } from "../input/input.tsx";
import { Select } from "../select/select.tsx";
import type { SavedViewsProps } from "./saved-views-props.ts";
import { savedViewsWords } from "./saved-views.words.ts";
import type { SavedView } from "./view.ts";

type ViewDialogProps = Pick<SavedViewsProps, "views" | "onSave" | "onUpdate" | "onDelete"> & {
  audiences: SavedViewsProps["audiences"];
  /** What to do: name a new view, edit the chosen one, or delete it. */
  what: "new" | "edit" | "delete";
  current: SavedView | undefined;
  /** The current state of the list. */
  query: string;
  onClose: () => void;
  /** Called after saving or deleting, with the id for the address. */
  onNamed: (id: string | undefined) => void;
};

/** The dialog to save, rename or delete a view. After an error it stays open with the server's message. */
export function ViewDialog(props: ViewDialogProps) {
  const { what, current, onDelete, onClose, onNamed } = props;
  const words = useWords("savedViews", savedViewsWords);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const attempt = async (act: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await act();
      toast({ status: "success", title: done });
      onClose();
    } catch (error) {
      setRefused((error instanceof Error && error.message) || words.failed);
      setBusy(false);
    }
  };
  if (what === "delete" && current) {
    return (
      <Confirm
        open
        onOpenChange={onClose}
        title={words.removeTitle(current.name)}
        question={refused || words.removeQuestion}
        confirmLabel={words.remove}
        busy={busy}
        onConfirm={() =>
          void attempt(async () => {
            await onDelete(current.id);
            onNamed(undefined);
          }, words.removed)
        }
      />
    );
  }
  return <ViewForm {...props} busy={busy} refused={refused} onSubmit={attempt} />;
}

type ViewFormProps = ViewDialogProps & {
  busy: boolean;
  refused: string;
  onSubmit: (act: () => Promise<void>, done: string) => Promise<void>;
};

/** A view's name, its audience, and whether it is the default. */
function ViewForm(props: ViewFormProps) {
  const { what, current, query, views, audiences, busy, refused, onClose, onNamed } = props;
  const words = useWords("savedViews", savedViewsWords);
  const edited = what === "edit" ? current : undefined;
  const [name, setName] = useState(edited?.name ?? "");
  const [sharedWith, setSharedWith] = useState(edited?.sharedWith ?? audiences?.[0]?.value);
  const [isDefault, setDefault] = useState(edited?.isDefault ?? false);
  const [fault, setFault] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const taken = views.some(
      (view) => view.id !== edited?.id && !view.lockedReason && same(view.name, wanted),
    );
    const wrong = wanted === "" ? words.nameMissing : taken ? words.nameTaken : undefined;
    setFault(wrong);
    if (wrong || busy) return;
    const kept = { name: wanted, isDefault, ...(sharedWith !== undefined && { sharedWith }) };
    void props.onSubmit(async () => {
      if (edited) await props.onUpdate(edited.id, kept);
      else onNamed(await props.onSave({ ...kept, query }));
    }, words.saved);
  };
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      width="confirm"
      title={edited ? words.editTitle(edited.name) : words.newTitle}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {refused !== "" && (
          <Alert status="fail" live>
            {refused}
          </Alert>
        )}
        <Input
          label={words.name}
          hint={words.nameHint}
          error={fault}
          required
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {audiences && (
          <Select
            label={words.sharedWith}
            options={audiences}
            placeholder={null}
            value={sharedWith ?? ""}
            onChange={(event) => setSharedWith(event.target.value)}
          />
        )}
        <Checkbox
          label={words.asDefault}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();
