import type { Input } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { pasteListMessages as words } from "@polyportal/domain/messages/paste-list";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { readPastedKeys, type ReadList } from "@polyportal/domain/table/pasted";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { Textarea } from "@polyportal/ui/textarea";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Found } from "./found.tsx";

type Kind = Input<"resolveList">["kind"];
type KeyedRow = Parameters<typeof readPastedKeys>[1][number];
type Rows = { called: string; rows: () => Promise<readonly KeyedRow[]> };
type Asking = { onChosen: (ids: readonly string[]) => void; onClose: () => void };

/** Asks for a pasted list, shows doubtful lines, and chooses the rest. */
export const PasteDialog = ({ by, ...asking }: Asking & { by: Kind | Rows }) =>
  typeof by === "string" ? <OfPeople {...asking} kind={by} /> : <OfRows {...asking} {...by} />;

/** The server finds the people that a list names. */
function OfPeople({ kind, ...asking }: Asking & { kind: Kind }) {
  const { mutate, ...looked } = useOperation("resolveList");
  return <Pasting {...asking} {...looked} {...words} find={(text) => mutate({ kind, text })} />;
}

/** Rows with a number or code are looked up in the current list. */
function OfRows({ called, rows, ...asking }: Asking & Rows) {
  const { mutate, ...looked } = useMutation<ReadList, Error, string>({
    networkMode: "always",
    mutationFn: async (text) =>
      readPastedKeys(
        text,
        (await rows()).map((row) => ({ ...row, label: words.rows.label(row.label, row.key) })),
      ),
  });
  return (
    <Pasting
      {...asking}
      {...looked}
      {...words.rows}
      hint={words.rows.hint(called)}
      find={(text) => mutate(text)}
    />
  );
}

type PastingProps = Asking &
  Pick<typeof words, "doubtful" | "found" | "choose"> & {
    question: string;
    text: string;
    hint: string;
    data: ReadList | undefined;
    error: Error | null;
    reset: () => void;
    isPending: boolean;
    find: (text: string) => void;
  };

function Pasting({ data, error, reset, isPending, find, onChosen, ...called }: PastingProps) {
  const { onClose } = called;
  const [text, setText] = useState("");
  const found = data?.found ?? [];
  const tooMany = found.length > largestPage;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={called.question}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          {found.length > 0 ? (
            <Button
              disabled={tooMany}
              onClick={() => {
                onChosen(found.map(({ id }) => id));
                onClose();
              }}
            >
              {called.choose(found.length)}
            </Button>
          ) : (
            <Button loading={isPending} disabled={text.trim() === ""} onClick={() => find(text)}>
              {words.find}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Textarea
          label={called.text}
          hint={called.hint}
          // A thousand lines would push the result out of sight.
          className="max-h-48 overflow-y-auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            // The result belongs to the previous text.
            if (data || error) reset();
          }}
        />
        {error && (
          <Alert status="fail" title={words.failed} live>
            {error.message}
          </Alert>
        )}
        {data && <Found {...data} called={called} />}
        {tooMany && (
          <Alert status="warning" live>
            {words.tooMany(largestPage)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
