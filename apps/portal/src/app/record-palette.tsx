import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { recordPaletteMessages as words } from "@polyportal/domain/messages/record-palette";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { CommandPalette, type CommandPaletteProps } from "@polyportal/ui/command-palette";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** So long nobody types on. */
const pauseMs = 200;
/** A single letter finds everybody. */
const least = 2;

/** The search over the pages, which finds people and departments, too, by the reader's rights. */
export function RecordPalette(props: CommandPaletteProps) {
  const [typed, setTyped] = useState("");
  const sought = useSettled(typed.trim());
  const asks = props.open && sought.length >= least;
  // Typing on ends the question that is under way.
  const { data, error, isFetching } = useQuery({
    ...queryOptionsFor(useClient(), "findRecords", { search: sought }, { handleForbidden: false }),
    enabled: asks,
  });
  const groups = asks && data ? groupsOf(data) : [];
  const waits = typed.trim().length >= least && (typed.trim() !== sought || isFetching);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const status = waits
    ? words.searching
    : asks && error
      ? words.failed
      : count > 0
        ? words.found(count)
        : undefined;
  return (
    <CommandPalette
      {...props}
      onOpenChange={(open) => {
        setTyped("");
        props.onOpenChange(open);
      }}
      search={{
        typed,
        onType: setTyped,
        groups,
        says: words,
        ...(status !== undefined && { status }),
      }}
    />
  );
}

/** A text once it has stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function groupsOf({ people, departments }: Output<"findRecords">) {
  return [
    {
      heading: words.people,
      items: people.map(({ id, fullName, userName, role, active }) => ({
        label: fullName,
        href: withSearch(staffPaths.manageUser, { user: id }),
        note: [userName, roleLabel(role), ...(active ? [] : [words.off])].join(", "),
      })),
    },
    {
      heading: words.departments,
      items: departments.map(({ id, name, faculty }) => ({
        label: name,
        href: withSearch(staffPaths.departmentOptions, { department: id }),
        note: faculty,
      })),
    },
  ].filter(({ items }) => items.length > 0);
}
