import type { Filter } from "@polyportal/ui/filter";
import { useMemo } from "react";
import { ofDepartments, ofLevels, ofSemester } from "../list/filters.ts";
import { ofSessionOrCurrent } from "../list/session-filter.ts";
import { useSessions } from "../sessions/use-sessions.ts";
import { useUnits } from "../units/use-units.ts";

type Heads = Readonly<Record<"session" | "semester" | "department" | "level", string>>;

/**
 * The filters of a list of classes by semester, by default of the current session. `heads` and `ofSession`
 * must stay the same between renders.
 */
export function useClassFilters(heads: Heads, ofSession = ofSessionOrCurrent): readonly Filter[] {
  const units = useUnits();
  const sessions = useSessions();
  return useMemo(
    () => [
      ofSession(heads.session, sessions),
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
    ],
    [heads, ofSession, sessions, units],
  );
}
