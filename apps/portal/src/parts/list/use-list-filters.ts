import type { ListDescription } from "@polyportal/api-client/list/describe";
import { sharedFilters } from "@polyportal/api-client/list/shared";
import { dateSpans } from "@polyportal/domain/table/date-spans";
import type { Filter } from "@polyportal/ui/filter";
import { useMemo } from "react";
import { useSessions } from "../sessions/use-sessions.ts";
import { useUnits } from "../units/use-units.ts";
import { choiceOf } from "./described.ts";
import { ofDepartments, ofSession } from "./filters.ts";
import { ofSessionOrCurrent } from "./session-filter.ts";

/** By name, what a page narrows its list down by otherwise than it is described; null if it does not. */
type Own = Readonly<Record<string, Filter | null>>;

const none: Own = {};

/** The same list where rows of all sessions are meant unless one is chosen. */
export const inAllSessions = ({ filters }: Pick<ListDescription, "filters">) => ({
  filters: { ...filters, session: sharedFilters.session },
});
const ofDays = (label: string): Filter => ({ kind: "dates", name: "day", label, spans: dateSpans });

/**
 * What a list is narrowed down by, in the order of its description, with the sessions and departments
 * that the school has. `own` stays the same from draw to draw.
 */
export function useListFilters(
  list: Pick<ListDescription, "filters">,
  own: Own = none,
): readonly Filter[] {
  const { filters } = list;
  const asks = (from: string) =>
    Object.entries(filters).some(([name, filter]) => filter.from === from && !(name in own));
  const sessions = useSessions({ enabled: asks("sessions") || asks("currentSession") });
  const units = useUnits({ enabled: asks("departments") });
  return useMemo(
    () =>
      Object.entries(filters).flatMap(
        ([name, { label, from, options, days, several }]): Filter | Filter[] => {
          const its = own[name];
          if (its !== undefined) return its ?? [];
          if (from === "sessions") return ofSession(label, sessions);
          if (from === "currentSession") return ofSessionOrCurrent(label, sessions);
          if (from === "departments") {
            const of = ofDepartments(label, units, name);
            return several === false ? { ...of, kind: "select" } : of;
          }
          // One filter has both ends, which follow from its name.
          if (days !== undefined) return name === "day-from" ? ofDays(days) : [];
          return options ? choiceOf({ filters }, name) : [];
        },
      ),
    [filters, own, sessions, units],
  );
}
