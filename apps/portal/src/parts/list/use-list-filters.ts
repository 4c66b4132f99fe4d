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

/** A page's own filters by name, where they differ from the description; null removes one. */
type Own = Readonly<Record<string, Filter | null>>;

/** A list as far as its filters are told. */
export type Described = Pick<ListDescription, "filters">;

const none: Own = {};
const undescribed: Described = { filters: {} };

/** The same list where rows of all sessions are meant unless one is chosen. */
export const inAllSessions = ({ filters }: Described) => ({
  filters: { ...filters, session: sharedFilters.session },
});
const ofDays = (label: string): Filter => ({ kind: "dates", name: "day", label, spans: dateSpans });

/**
 * The filters of a list in the order of its description, with the school's sessions and departments. `own`
 * must stay the same between renders.
 */
export function useListFilters(list: Described, own: Own = none): readonly Filter[] {
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

/** The filters that a list's page gives, or else those of the list's description. */
export function useFiltersOf(
  described: Described = undescribed,
  given?: readonly Filter[],
): readonly Filter[] {
  const said = useListFilters(given ? undescribed : described);
  return given ?? said;
}
