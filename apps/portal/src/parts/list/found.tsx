import { pasteListMessages as words } from "@polyportal/domain/messages/paste-list";
import type { ReadList } from "@polyportal/domain/table/pasted";
import { Accordion } from "@polyportal/ui/accordion";
import { Alert } from "@polyportal/ui/alert";
import type { ReactNode } from "react";

type Props = ReadList & {
  /** The words for what the list names; by default people. */
  called?: Pick<typeof words, "doubtful" | "found">;
};

/** The result for each line: doubtful ones are open, others can be expanded. */
export function Found({ found, unknown, double, ambiguous, called = words }: Props) {
  const doubtful = unknown.length + double.length + ambiguous.length;
  const sections = [
    {
      title: words.unknown(unknown.length),
      lines: unknown.map(({ line, text, what }) => lineOf(line, text, what)),
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
      title: called.found(found.length),
      lines: found.map(({ line, label }) => lineOf(line, label)),
      open: false,
    },
  ];
  return (
    <>
      <Alert status={doubtful > 0 ? "warning" : "success"} live>
        {called.doubtful(doubtful)}
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
        // A line may name several, and the order does not change.
        <li key={index} className="wrap-anywhere">
          <span className="text-14 text-ink-muted">{words.line(line)}</span>{" "}
          <span className="font-medium">{text}</span>
          {what && <span> {what}</span>}
        </li>
      ))}
    </ul>
  );
}
