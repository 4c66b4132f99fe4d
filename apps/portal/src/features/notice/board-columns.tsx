import { noticeBoardList, stateOf } from "@polyportal/api-client/list/notice-board";
import { listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { noticeAddresses } from "./addresses.ts";

export type NoticeRow = RowOf<"listNoticeBoard">;

const tones = {
  showing: "success",
  coming: "info",
  over: "unapproved",
  off: "warning",
  deleted: "fail",
} as const satisfies Record<ReturnType<typeof stateOf>, string>;

/** The notice board. */
export const notices = listOf(noticeBoardList, {
  title: {
    cell: ({ id, title, deletedAt }) =>
      deletedAt === null ? (
        <RecordLink id={id} page={noticeAddresses.edit(id)}>
          {title}
        </RecordLink>
      ) : (
        title
      ),
    width: 12.5,
    grow: 3,
  },
  category: { width: 8.5 },
  departments: { hidden: true, width: 10, grow: 2 },
  startDate: { width: 8, grow: 0 },
  endDate: { width: 8, grow: 0 },
  senderName: { width: 8 },
  inPublic: { hidden: true, width: 8 },
  views: { width: 5, grow: 0 },
  mailed: { hidden: true, width: 8 },
  active: { badge: (notice) => tones[stateOf(notice)], width: 8, grow: 0 },
});
