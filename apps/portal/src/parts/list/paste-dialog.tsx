import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { pasteListMessages as words } from "@polyportal/domain/messages/paste-list";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { Accordion } from "@polyportal/ui/accordion";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { Textarea } from "@polyportal/ui/textarea";
import { useState, type ReactNode } from "react";
import type { PasteListProps } from "./paste-list.tsx";

type Answer = Output<"resolveList">;

/** Asks for the list, tells line by line what is in doubt, and chooses the rest. */
export function PasteDialog({ kind, onChosen, onClose }: PasteListProps & { onClose: () => void }) {
  const [text, setText] = useState("");
  const { mutate, data, error, reset, isPending } = useOperation("resolveList");
  const found = data?.found ?? [];
  const tooMany = found.length > largestPage;
  const find = () => mutate({ kind, text });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.question}
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
              {words.choose(found.length)}
            </Button>
          ) : (
            <Button loading={isPending} disabled={text.trim() === ""} onClick={find}>
              {words.find}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Textarea
          label={words.text}
          hint={words.hint}
          // A thousand lines would take the answer out of sight.
          className="max-h-48 overflow-y-auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            // What was found is of the text before.
            if (data || error) reset();
          }}
        />
        {error && (
          <Alert tone="fail" title={words.failed} live>
            {error.message}
          </Alert>
        )}
        {data && <Found {...data} />}
        {tooMany && (
          <Alert tone="warning" live>
            {words.tooMany(largestPage)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

/** What each line has named: the doubtful open to the eye, the others to be looked at. */
function Found({ found, unknown, double, ambiguous }: Answer) {
  const doubtful = unknown.length + double.length + ambiguous.length;
  const sections = [
    {
      title: words.unknown(unknown.length),
      lines: unknown.map(({ line, text }) => lineOf(line, text)),
      open: true,
    },
    {
      title: words.double(double.length),
      lines: double.map(({ line, text, label, before }) =>
        lineOf(line, text, words.namedBefore(label, before)),
      ),
      open: true,
    },
    {
      title: words.ambiguous(ambiguous.length),
      lines: ambiguous.map(({ line, text, labels }) => lineOf(line, text, words.means(labels))),
      open: true,
    },
    {
      title: words.found(found.length),
      lines: found.map(({ line, label }) => lineOf(line, label)),
      open: false,
    },
  ];
  return (
    <>
      <Alert tone={doubtful > 0 ? "warning" : "success"} live>
        {words.doubtful(doubtful)}
      </Alert>
      <Accordion
        items={sections
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines, open }) => ({ title, open, content: <Lines lines={lines} /> }))}
      />
    </>
  );
}

type Line = { line: number; text: string; what?: string };

const lineOf = (line: number, text: string, what?: string): Line => ({ line, text, what });

function Lines({ lines }: { lines: readonly Line[] }): ReactNode {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {lines.map(({ line, text, what }, index) => (
        // One line can name several, and the list stays as it came.
        <li key={index} className="wrap-anywhere">
          <span className="text-14 text-ink-muted">{words.line(line)}</span>{" "}
          <span className="font-medium">{text}</span>
          {what && <span> {what}</span>}
        </li>
      ))}
    </ul>
  );
}
