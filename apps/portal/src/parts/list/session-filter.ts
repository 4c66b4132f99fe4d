import { sessionFilterWords as words } from "@polyportal/domain/messages/session-filter";
import type { Filter } from "@polyportal/ui/filter";
import { choicesOf } from "./filters.ts";

type Sessions = readonly { id: number; name: string; current: boolean }[];

/** A filter by session, by default the current one. That is also an option, because links may name it. */
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
