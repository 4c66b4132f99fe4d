import type { Filter } from "@polyportal/ui/filter";
import { useMemo } from "react";
import { ofDepartments, ofLevels, ofSemester, ofSession } from "../list/filters.ts";
import { useSessions } from "../sessions/use-sessions.ts";
import { useUnits } from "../units/use-units.ts";

type Heads = Readonly<Record<"session" | "semester" | "department" | "level", string>>;

/** What a list of classes in their semesters is narrowed down by. `heads` stay the same from draw to draw. */
export function useClassFilters(heads: Heads): readonly Filter[] {
  const units = useUnits();
  const sessions = useSessions();
  return useMemo(
    () => [
      ofSession(heads.session, sessions),
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
    ],
    [heads, sessions, units],
  );
}
