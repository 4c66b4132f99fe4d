import { rightsReviewList } from "@polyportal/api-client/list/rights-reviews";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

/** The account, on whose page its rights are told one by one. */
export const pageOf = (id: string) => withSearch(staffPaths.manageUser, { user: id });

/** Whose rights are reviewed. */
export const reviewed = listOf(rightsReviewList, {
  fullName: {
    cell: ({ id, fullName }) => (
      <RecordLink id={id} page={pageOf(id)}>
        {fullName}
      </RecordLink>
    ),
  },
  userName: { hidden: true },
  roles: { width: 13, grow: 3 },
  decides: { hidden: true, width: 14, grow: 3 },
  since: { width: 8 },
  confirmedAt: { width: 8 },
  confirmedBy: { width: 10 },
  due: { badge: ({ due }) => (due ? "warning" : "success"), width: 7, grow: 0 },
});
