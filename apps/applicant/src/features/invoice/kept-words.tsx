import { invoiceFormMessages as messages } from "@polyportal/domain/messages/invoice-form";
import { Button } from "@polyportal/ui/button";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { useDraft, type Draft } from "@polyportal/ui/use-draft";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { invoiceDrafts } from "../../app/invoice-drafts.ts";

/** Nobody has signed in, and the next on a shared phone is somebody else: a day, and no longer. */
const keptForMs = 86_400_000;

/** The words of a form that makes an invoice, on the device until the invoice stands. */
export const useKeptWords = <Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  omit: readonly string[] = [],
): Draft =>
  // A parent may fill in two tabs for two children.
  useDraft(invoiceDrafts + key, form, { omit, keptForMs, followsTabs: false });

/** Forgets what was typed for any invoice, once an invoice stands and holds these details. */
export function forgetWords(draft: Draft): void {
  draft.clear();
  removeDrafts(invoiceDrafts);
}

/** Says that the words of before are back, and empties the form for whose they are not. */
export function KeptWords({ draft, onEmpty }: { draft: Draft; onEmpty: () => void }) {
  if (draft.state !== "restored") return null;
  return (
    <>
      <DraftStatus state="restored" />
      <Button
        variant="secondary"
        onClick={() => {
          draft.clear();
          onEmpty();
        }}
      >
        {messages.emptyForm}
      </Button>
    </>
  );
}
