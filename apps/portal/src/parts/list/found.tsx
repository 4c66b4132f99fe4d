import type { Output } from "@polyportal/api-client/client/client";
import { pasteListMessages as words } from "@polyportal/domain/messages/paste-list";
import { Accordion } from "@polyportal/ui/accordion";
import { Alert } from "@polyportal/ui/alert";
import type { ReactNode } from "react";

/** What each line has named: the doubtful open to the eye, the others to be looked at. */
export function Found({ found, unknown, double, ambiguous }: Output<"resolveList">) {
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
