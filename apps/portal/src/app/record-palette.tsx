import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { recordPaletteMessages as words } from "@polyportal/domain/messages/record-palette";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { accountNames } from "@polyportal/domain/student/number";
import type { CommandPaletteProps } from "@polyportal/ui/command-palette";
import { useQuery } from "@tanstack/react-query";
import { SearchedPalette, useSought } from "./searched-palette.tsx";

/** The search for pages, people and departments, as far as the reader may see them. */
export function RecordPalette(props: CommandPaletteProps) {
  const sought = useSought(props);
  // A new text cancels the running request.
  const query = useQuery({
    ...queryOptionsFor(
      useClient(),
      "findRecords",
      { search: sought.sought },
      { handleForbidden: false },
    ),
    enabled: sought.asks,
  });
  const found = query.data ? groupsOf(query.data) : [];
  return <SearchedPalette {...props} sought={sought} query={query} found={found} words={words} />;
}

const groupsOf = ({ people, departments }: Output<"findRecords">) => [
  {
    heading: words.people,
    items: people.map(({ id, fullName, role, active, ...names }) => ({
      label: fullName,
      href: withSearch(staffPaths.manageUser, { user: id }),
      note: [...accountNames(names), roleLabel(role), ...(active ? [] : [words.off])].join(", "),
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
];
