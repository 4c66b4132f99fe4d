import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDateTime } from "@polyportal/domain/format/date";
import { windowPages as words } from "@polyportal/domain/messages/registration-windows";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { AskAct } from "../../parts/act/ask.tsx";
import { changed } from "./changed.ts";
import { nameOf, type Window } from "./window-columns.tsx";

const { acts, closing } = words;

/** Closes what is open of a window now: whom that touches is counted first, and it says why. */
export function CloseWindow({ window, onClose }: { window: Window; onClose: () => void }) {
  const { sessionId, semester, state, addDropClosesAt } = window;
  const asked = { sessionId, semester };
  const query = useQuery(queryOptionsFor(useClient(), "getRegistrationWindow", asked));
  const { mutateAsync } = useOperation("closeRegistrationWindow", { invalidates: changed });
  return (
    <AskAct
      title={`${acts.close}: ${nameOf(window)}`}
      question={
        state === "add-drop"
          ? closing.addDrop
          : closing.registration(formatDateTime(addDropClosesAt))
      }
      label={acts.close}
      danger
      onClose={onClose}
      onAct={async ({ reason }) => {
        // Of the window whose figures are shown: one that was saved since is looked at anew.
        const revision = query.data?.revision ?? window.revision;
        await mutateAsync({ ...asked, revision, reason });
        toast({ title: closing.done, status: "success" });
      }}
    >
      <Fetched query={query} label={words.fetching}>
        {(counted) => (
          <>
            <h3 className="font-medium">{closing.title}</h3>
            <ul className="mt-1 list-disc ps-5">
              {closing.touched(counted).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </Fetched>
    </AskAct>
  );
}
