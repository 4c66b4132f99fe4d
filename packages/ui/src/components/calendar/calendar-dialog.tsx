import type { RefObject } from "react";
import { Button } from "../button/button.tsx";
import { usePanelUnder } from "../dropdown-menu/use-panel-under.ts";
import { useLeaving } from "../dropdown-menu/use-leaving.ts";
import type { CalendarProps } from "./calendar.tsx";
import { Calendar } from "./calendar.tsx";
import { useWords } from "../../words/words.ts";
import { calendarWords } from "./calendar.words.ts";

export type CalendarDialogProps = CalendarProps & {
  /** The button above it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Called when it should close. */
  onClose: () => void;
};

/** A calendar in a dialog (ARIA date picker dialog) that traps the focus and closes on Escape. */
export function CalendarDialog({ opener, onClose, onValue, ...calendar }: CalendarDialogProps) {
  const words = useWords("calendar", calendarWords);
  const panel = usePanelUnder(opener, "end", '[role="gridcell"][tabindex="0"]');
  const close = () => {
    onClose();
    opener.current?.focus();
  };
  const leaving = useLeaving(close);

  return (
    <dialog
      ref={panel}
      aria-label={calendar.label}
      {...leaving}
      className="fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] w-[min(21.5rem,calc(100vw-1rem))] max-w-none animate-appear overflow-y-auto rounded border border-line bg-paper-raised p-0 text-16 font-normal text-ink shadow-float backdrop:bg-transparent print:hidden"
    >
      <div className="grid grid-cols-1 gap-1 p-2 sm:p-3">
        <Calendar
          {...calendar}
          onValue={(value) => {
            onValue(value);
            if (value.to !== "") close();
          }}
        />
        <Button variant="quiet" size="small" className="justify-self-end" onClick={close}>
          {words.close}
        </Button>
      </div>
    </dialog>
  );
}
