import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { listChoiceMessages } from "@polyportal/domain/messages/list-choice";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { Button } from "@polyportal/ui/button";
import { Suspense, useState } from "react";
import type { ListName } from "@polyportal/api-client/list/describe";
import { lazyPart } from "../../app/lazy-part.ts";

// Most visits paste nothing.
const PasteDialog = lazyPart(async () => (await import("./paste-dialog.tsx")).PasteDialog);

/** How a list's rows are named, if they have their own number or code. */
type PastedKeys<Row> = {
  /** "Matric numbers". */
  readonly called: string;
  readonly of: (row: Row) => string;
};

/** The kind of people whose ids are the rows' keys, or how rows are named. */
export type Pasted<Row> = Input<"resolveList">["kind"] | PastedKeys<Row>;

// Untyped rows: only the list's own functions get them.
type Props = {
  by: Pasted<never>;
  list: ListName;
  /** The list's current input. */
  asked: Input<ListName>;
  rowId: (row: never) => string;
  rowLabel: (row: never) => string;
  /** Called with the ids of the rows that were certainly found. */
  onChosen: (ids: readonly string[]) => void;
};

/** Chooses rows by a pasted list of numbers, codes, names, e-mails or phones. */
export function PasteList(props: Props) {
  const { by, list, asked, rowId, rowLabel, onChosen } = props;
  const client = useClient();
  const [open, setOpen] = useState(false);
  const rows = async (of: PastedKeys<never>["of"]) => {
    const answer: unknown = await client.call(list, { ...asked, page: 1, size: largestPage });
    const { items, total } = answer as { items: never[]; total: number };
    if (total > largestPage) throw new Error(listChoiceMessages.tooMany(largestPage));
    return items.map((row) => ({ id: rowId(row), key: of(row), label: rowLabel(row) }));
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {listChoiceMessages.paste}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PasteDialog
            by={typeof by === "string" ? by : { called: by.called, rows: () => rows(by.of) }}
            onChosen={onChosen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
