import { useRef, useState } from "react";
import { CalendarIcon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { CalendarDialog } from "./calendar-dialog.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { useWords } from "../../words/words.ts";
import { calendarWords } from "./calendar.words.ts";

export type CalendarButtonProps = Pick<
  CalendarProps,
  "label" | "value" | "range" | "min" | "max" | "refuse" | "onValue"
> & {
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
};

/** Opens a calendar beside a date field. Its code is loaded on the first press. */
export function CalendarButton({ disabled, ...calendar }: CalendarButtonProps) {
  const words = useWords("calendar", calendarWords);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"closed" | "loading" | "failed" | "open">("closed");
  const [Panel, setPanel] = useState<typeof CalendarDialog>();
  const open = async () => {
    setState("loading");
    try {
      const { CalendarDialog } = await import("./calendar-dialog.tsx");
      setPanel(() => CalendarDialog);
      setState("open");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-label={calendar.label}
        aria-haspopup="dialog"
        aria-expanded={state === "open"}
        aria-busy={state === "loading" || undefined}
        onClick={() => void open()}
        className="ui-calendar-button"
      >
        {state === "loading" ? <Spinner /> : <CalendarIcon />}
      </button>
      {state === "failed" && (
        <p role="alert" className="basis-full text-14 font-medium text-fail">
          {words.notLoaded}
        </p>
      )}
      {state === "open" && Panel && (
        <Panel {...calendar} opener={button} onClose={() => setState("closed")} />
      )}
    </>
  );
}
