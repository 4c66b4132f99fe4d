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
  /** Closes by itself after so many milliseconds; without it, it stays until closed. */
  durationMs?: number;
  /** Takes the flag away. */
  onClose: () => void;
};

/** An error over a form that was sent and refused. Reads itself out and can be closed. */
export function ErrorFlag({ title, body, durationMs, onClose, ...rest }: ErrorFlagProps) {
  const words = useWords("errorFlag", errorFlagWords);
  const hold = useAutoClose(durationMs, onClose);
  return (
    // What holds it is heard within, beside whatever its caller listens for.
    <div {...rest}>
      <Alert tone="fail" live {...hold}>
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
