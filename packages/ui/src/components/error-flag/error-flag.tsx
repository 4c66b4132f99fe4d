import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { CrossIcon } from "../icon/icon.tsx";
import { useAutoClose } from "./use-auto-close.ts";
import { useWords } from "../../words/words.ts";
import { errorFlagWords } from "./error-flag.words.ts";

export type ErrorFlagProps = {
  /** What went wrong, from domain's messages. */
  title: string;
  /** Why, and what to do: the server's words or domain's. */
  body?: string;
  /** Closes by itself after so many milliseconds; without it, it stays until closed. */
  durationMs?: number;
  /** Takes the flag away. */
  onClose: () => void;
  /** More classes for the root. */
  className?: string;
};

/** An error over a form that was sent and refused. Reads itself out and can be closed. */
export function ErrorFlag({ title, body, durationMs, onClose, className }: ErrorFlagProps) {
  const words = useWords("errorFlag", errorFlagWords);
  const hold = useAutoClose(durationMs, onClose);
  return (
    <div {...hold} className={className}>
      <Alert tone="fail" live>
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
