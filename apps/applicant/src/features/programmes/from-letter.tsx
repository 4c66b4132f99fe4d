import { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { whenOpenWords as words } from "@polyportal/domain/messages/when-open.words";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { useState } from "react";
import { Part } from "./part.tsx";

type Act = "confirmWhenOpen" | "endWhenOpen";

/**
 * What the letter's link is for: to be told, or not. A press does it, never the opening, for scanners of mail
 * open links, too.
 */
export function FromLetter({ token, title }: { token: string; title: string }) {
  const client = useClient();
  const [done, setDone] = useState<Act>();
  const [busy, setBusy] = useState<Act>();
  const [failure, setFailure] = useState<string>();
  const act = async (which: Act) => {
    setBusy(which);
    setFailure(undefined);
    try {
      await client.call(which, { token });
      setDone(which);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A token that is cut short has no other answer than one that is over.
      setFailure(error.code === "invalid_input" ? words.over : error.message);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Part title={words.confirmTitle}>
      <div role="status" className="empty:hidden">
        {done && (
          <Alert status="success">
            {done === "endWhenOpen" ? words.ended : words.confirmed(title)}
          </Alert>
        )}
      </div>
      {failure && (
        <Alert status="fail" live>
          {failure}
        </Alert>
      )}
      {done !== "endWhenOpen" && (
        <div className="flex flex-wrap gap-3">
          {!done && (
            <Button
              loading={busy === "confirmWhenOpen"}
              onClick={() => void act("confirmWhenOpen")}
            >
              {words.confirm}
            </Button>
          )}
          <Button
            variant="secondary"
            loading={busy === "endWhenOpen"}
            onClick={() => void act("endWhenOpen")}
          >
            {words.end}
          </Button>
        </div>
      )}
    </Part>
  );
}
