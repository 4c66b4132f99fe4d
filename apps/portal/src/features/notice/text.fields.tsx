import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { longestNotice } from "@polyportal/domain/notice/notice-form";
import { Button } from "@polyportal/ui/button";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useRef, type KeyboardEvent } from "react";
import { mark, type Mark } from "./marks.ts";

const { fields } = noticeBoardMessages;

const marks = ["bold", "italic", "heading", "list", "numbered", "link"] as const;
const keys: Readonly<Record<string, Mark>> = { b: "bold", i: "italic", k: "link" };

/**
 * The words of a notice, with marks for what stands out: a box of text like any other, so that a phone's
 * keyboard, a screen reader and undo work as everywhere. The server makes the marks HTML.
 */
export function TextField() {
  const box = useRef<HTMLTextAreaElement>(null);
  const apply = (kind: Mark) => {
    const area = box.current;
    if (!area) return;
    const { value, selectionStart, selectionEnd } = area;
    const { from, to, by, start, end } = mark(
      value,
      selectionStart,
      selectionEnd,
      kind,
      fields.linkWords,
    );
    area.focus();
    area.setRangeText(by, from, to);
    area.setSelectionRange(start, end);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const byKey = (event: KeyboardEvent) => {
    const kind = event.ctrlKey || event.metaKey ? keys[event.key] : undefined;
    if (!kind) return;
    event.preventDefault();
    apply(kind);
  };
  return (
    <div className="grid gap-2">
      <TextareaField<{ text: string }>
        name="text"
        label={fields.text}
        hint={fields.textHint}
        rows={8}
        maxLength={longestNotice}
        ref={box}
        onKeyDown={byKey}
        required
      />
      <div role="group" aria-label={fields.marks} className="-ml-3 flex flex-wrap">
        {marks.map((kind) => (
          <Button key={kind} variant="quiet" size="small" onClick={() => apply(kind)}>
            {fields[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}
