import { rightsReviewList } from "@polyportal/api-client/list/rights-reviews";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Badge } from "@polyportal/ui/badge";
import { columnsOf } from "../../parts/list/described.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { RecordLink } from "../../parts/list/record-link.tsx";

/** Whose rights are reviewed. */
export type Reviewed = RowOf<"listRightsReviews">;

const { states } = words;

/** The account, on whose page its rights are told one by one. */
export const pageOf = (id: string) => withSearch(staffPaths.manageUser, { user: id });

export const columns = columnsOf(rightsReviewList, {
  fullName: {
    cell: ({ id, fullName }) => (
      <RecordLink id={id} page={pageOf(id)}>
        {fullName}
      </RecordLink>
    ),
    rowHeader: true,
    fixed: true,
    width: 11,
    grow: 2,
  },
  userName: { hidden: true },
  roles: { width: 13, grow: 3 },
  decides: { hidden: true, width: 14, grow: 3 },
  since: { width: 8 },
  confirmedAt: { width: 8 },
  confirmedBy: { width: 10 },
  due: {
    cell: ({ due }) => (
      <Badge status={due ? "warning" : "success"}>{due ? states.due : states.confirmed}</Badge>
    ),
    width: 7,
    grow: 0,
  },
});
