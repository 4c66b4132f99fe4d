import { useMemo } from "react";
import { menuFor } from "./access.ts";
import { leadingTo } from "./named-pages.ts";
import { usePageSet } from "./page-set.ts";
import { useProfile } from "./profile.ts";

/** The entries of the person's menu with their addresses. */
export function useModules() {
  const [set, profile] = [usePageSet(), useProfile()];
  return useMemo(
    () =>
      menuFor(set, profile).map((entry) => ({
        ...entry,
        path: leadingTo(set, profile, entry.path) ?? entry.path,
      })),
    [set, profile],
  );
}
