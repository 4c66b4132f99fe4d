import { accountWords } from "@polyportal/domain/messages/account.words";
import { Button } from "@polyportal/ui/button";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether something of one's own account is being changed, the button that begins it, and what ends it.
 * `what` is said to whoever hears the button alone.
 */
export function useChanging(what: string) {
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  // The form goes, and with it what had the focus, which goes back to where it came from.
  const done = () => {
    flushSync(() => setChanging(false));
    change.current?.focus();
  };
  const button = !changing && (
    <Button
      ref={change}
      variant="quiet"
      size="small"
      className="-mx-3"
      onClick={() => setChanging(true)}
    >
      {accountWords.change}
      <span className="sr-only"> {what}</span>
    </Button>
  );
  return { changing, button, done };
}
