import { useClient } from "@polyportal/api-client/query/client-context";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { useQuery } from "@tanstack/react-query";
import { useProfile } from "../../app/profile.ts";
import type { Which } from "./sheet-in.ts";

/** The server holds it for a minute; of two calls one may be lost. */
const saidEveryMs = 25_000;

/** Who else types into the sheet, and says to them that this person does; not while acting for another. */
export function SheetOthers({ courseId, sessionId }: Which) {
  const client = useClient();
  const { impersonation } = useProfile();
  const { data } = useQuery({
    queryKey: ["noteSheetOpen", courseId, sessionId],
    queryFn: () => client.call("noteSheetOpen", { courseId, sessionId }),
    refetchInterval: saidEveryMs,
    enabled: !impersonation,
    // Nothing hangs on it: without a network nobody is told, and nothing is said of that.
    retry: false,
    gcTime: 0,
  });
  const others = data?.others ?? [];
  // Beside the sheet's state, where it moves nothing that is being typed in.
  return <span role="status">{others.length > 0 && words.others(others)}</span>;
}
