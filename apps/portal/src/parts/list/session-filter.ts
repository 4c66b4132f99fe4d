import { sessionFilterWords as words } from "@polyportal/domain/messages/session-filter";
import type { Filter } from "@polyportal/ui/filter";
import { choicesOf } from "./filters.ts";

type Sessions = readonly { id: number; name: string; current: boolean }[];

/**
 * Rows of one session; of the current one where an address names none, as the filter says. The current one
 * stands among the choices, too: what leads to a list may name it.
 */
export function ofSessionOrCurrent(label: string, sessions: Sessions): Filter {
  const current = sessions.find((session) => session.current);
  return {
    kind: "select",
    name: "session",
    label,
    unset: current ? words.ofCurrent(current.name) : words.current,
    options: choicesOf(sessions),
  };
}
