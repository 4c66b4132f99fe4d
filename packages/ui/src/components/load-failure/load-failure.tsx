import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { StatusIcon } from "../status/status-icon.tsx";
import { useWords } from "../../words/words.ts";
import { loadFailureWords } from "./load-failure.words.ts";

/** Why something could not be loaded, and how to retry. */
export type Failure = {
  /** The message for the user. */
  message: string;
  /** Retries. */
  onRetry: () => void;
};

/** Shown in place of what could not be loaded: an alert, or plain text in small spaces. */
export function LoadFailure({ message, onRetry, plain }: Failure & { plain?: boolean }) {
  const words = useWords("loadFailure", loadFailureWords);
  const retry = (className?: string) => (
    <Button variant="secondary" size="small" className={className} onClick={onRetry}>
      {words.retry}
    </Button>
  );
  if (!plain) {
    return (
      <Alert status="fail" live className="m-4">
        <p>{words.failed(message)}</p>
        {retry("mt-3")}
      </Alert>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-14">
      <p className="flex gap-1.5">
        <StatusIcon kind="fail" spoken className="mt-px" />
        <span className="min-w-0">{words.failed(message)}</span>
      </p>
      {retry()}
    </div>
  );
}
