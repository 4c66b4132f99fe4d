import type { ComponentProps } from "react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { CrossIcon } from "../icon/icon.tsx";
import { useAutoClose } from "./use-auto-close.ts";
import { useWords } from "../../words/words.ts";
import { errorFlagWords } from "./error-flag.words.ts";

export type ErrorFlagProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** What went wrong, from domain's messages. */
  title: string;
  /** Why, and what to do: the server's words or domain's. */
  body?: string;
  /** Closes after this many milliseconds; by default it stays until closed. */
  durationMs?: number;
  /** Removes the flag. */
  onClose: () => void;
};

/** An error above a form that was refused. It is announced and can be closed. */
export function ErrorFlag({ title, body, durationMs, onClose, ...rest }: ErrorFlagProps) {
  const words = useWords("errorFlag", errorFlagWords);
  const hold = useAutoClose(durationMs, onClose);
  return (
    // Inside, so that the timer's listeners do not replace the caller's.
    <div {...rest}>
      <Alert status="fail" live {...hold}>
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{title}</p>
            {body && <p>{body}</p>}
          </div>
          <Button
            variant="quiet"
            size="icon"
            aria-label={words.close}
            className="-my-2 -mr-3"
            onClick={onClose}
          >
            <CrossIcon />
          </Button>
        </div>
      </Alert>
    </div>
  );
}
