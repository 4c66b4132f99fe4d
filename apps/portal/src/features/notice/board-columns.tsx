import { noticeBoardList, stateOf } from "@polyportal/api-client/list/notice-board";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { Badge } from "@polyportal/ui/badge";
import type { Filter } from "@polyportal/ui/filter";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { noticeAddresses } from "./addresses.ts";

export type NoticeRow = RowOf<"listNoticeBoard">;

const { states } = noticeBoardMessages;

const tones = {
  showing: "success",
  coming: "info",
  over: "unapproved",
  off: "warning",
  deleted: "fail",
} as const satisfies Record<keyof typeof states, string>;

export const columns = columnsOf(noticeBoardList, {
  title: {
    cell: ({ id, title, deletedAt }) =>
      deletedAt === null ? (
        <RecordLink id={id} page={noticeAddresses.edit(id)}>
          {title}
        </RecordLink>
      ) : (
        title
      ),
    rowHeader: true,
    fixed: true,
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
  active: {
    cell: (notice) => <Badge status={tones[stateOf(notice)]}>{states[stateOf(notice)]}</Badge>,
    width: 8,
    grow: 0,
  },
});

export const filters: readonly Filter[] = [
  choiceOf(noticeBoardList, "category"),
  choiceOf(noticeBoardList, "running"),
  choiceOf(noticeBoardList, "active"),
];

export const idOf = ({ id }: NoticeRow): string => id;
export const nameOf = ({ title }: NoticeRow): string => title;
