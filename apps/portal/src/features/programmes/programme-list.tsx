import type { RowOf } from "@polyportal/api-client/list/describe";
import { programmeList } from "@polyportal/api-client/list/programmes";
import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { lazyPart } from "../../app/lazy-part.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { RecordLink } from "../../parts/list/record-link.tsx";

const ProgrammeDetailPanel = lazyPart(
  async () => (await import("./programme-detail-panel.tsx")).ProgrammeDetailPanel,
);

const record = { content: ProgrammeDetailPanel, columns: ["title", "open"] };

type Programme = RowOf<"listProgrammes">;

const pageOf = ({ slug }: Programme) => withSearch(staffPaths.programmes, { programme: slug });

const programmes = listOf(programmeList, {
  title: {
    cell: (programme) => (
      <RecordLink id={programme.slug} page={pageOf(programme)}>
        {programme.title}
      </RecordLink>
    ),
    width: 8,
    grow: 2,
  },
  type: { width: 6 },
  // The award says it.
  studentType: { hidden: true, width: 8 },
  award: { width: 10, grow: 2 },
  duration: { width: 6 },
  levels: { hidden: true, width: 8 },
  departments: { width: 8, grow: 0 },
  open: { badge: ({ open }) => (open ? "success" : "unapproved"), width: 15, grow: 0 },
});

const rowActions = (programme: Programme) => [{ label: words.edit, href: pageOf(programme) }];

/** The programmes as they are defined and opened; each leads to what the school says of it. */
export const ProgrammeList = () => (
  <ListPage
    {...programmes}
    lead={words.lead}
    rowActions={rowActions}
    record={record}
    history="programme"
  />
);
