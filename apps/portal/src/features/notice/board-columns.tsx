import type { Output } from "@polyportal/api-client/client/client";
import { dash } from "@polyportal/domain/format/dash";
import { formatDate } from "@polyportal/domain/format/date";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { noticeCategories } from "@polyportal/domain/notice/audience";
import { noticeRuns } from "@polyportal/domain/notice/state";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { noticeAddresses } from "./addresses.ts";

export type NoticeRow = Output<"listNoticeBoard">["items"][number];

const { columns: heads, filters: labels, states, mailing, running, active } = noticeBoardMessages;

type State = keyof typeof states;

const stateOf = (notice: NoticeRow): State => {
  if (notice.deletedAt !== null) return "deleted";
  return notice.active ? notice.running : "off";
};

const tones = {
  showing: "success",
  coming: "info",
  over: "unapproved",
  off: "warning",
  deleted: "fail",
} as const satisfies Record<State, string>;

const audienceOf = ({ departments, levels }: NoticeRow) => [...departments, ...levels].join(", ");

const mailingOf = ({ mail, mailed, mailedAt }: NoticeRow) => {
  if (mailedAt !== null) return mailing.done(mailed);
  if (mailed > 0) return mailing.underWay(mailed);
  return mail ? mailing.waiting : mailing.none;
};

export const columns: readonly DataColumn<NoticeRow>[] = [
  {
    id: "title",
    header: heads.title,
    value: ({ title }) => title,
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
  {
    id: "category",
    header: heads.category,
    value: ({ category }) => category,
    sortable: false,
    width: 8.5,
  },
  {
    // The levels, too: both narrow the category down.
    id: "departments",
    header: heads.audience,
    value: (notice) => audienceOf(notice) || noticeBoardMessages.everybody,
    sortable: false,
    hidden: true,
    width: 10,
    grow: 2,
  },
  {
    id: "startDate",
    header: heads.startDate,
    value: ({ startDate }) => formatDate(startDate),
    width: 8,
    grow: 0,
  },
  {
    id: "endDate",
    header: heads.endDate,
    value: ({ endDate }) => (endDate ? formatDate(endDate) : noticeBoardMessages.noEnd),
    sortable: false,
    width: 8,
    grow: 0,
  },
  { id: "senderName", header: heads.senderName, value: ({ senderName }) => senderName, width: 8 },
  {
    id: "inPublic",
    header: heads.inPublic,
    value: ({ inPublic }) => (inPublic ? noticeBoardMessages.yes : noticeBoardMessages.no),
    sortable: false,
    hidden: true,
    width: 8,
  },
  {
    id: "views",
    header: heads.views,
    value: ({ views }) => dash(views),
    numeric: true,
    width: 5,
    grow: 0,
  },
  {
    id: "mailed",
    header: heads.mail,
    value: mailingOf,
    sortable: false,
    hidden: true,
    width: 8,
  },
  {
    id: "active",
    header: heads.state,
    value: (notice) => states[stateOf(notice)],
    cell: (notice) => <Badge status={tones[stateOf(notice)]}>{states[stateOf(notice)]}</Badge>,
    sortable: false,
    width: 8,
    grow: 0,
  },
];

export const filters: readonly Filter[] = [
  {
    kind: "several",
    name: "category",
    label: labels.category,
    options: noticeCategories.map((value) => ({ value, label: value })),
  },
  {
    kind: "several",
    name: "running",
    label: labels.running,
    options: noticeRuns.map((value) => ({ value, label: running[value] })),
  },
  {
    kind: "select",
    name: "active",
    label: labels.active,
    options: [
      { value: "true", label: active.yes },
      { value: "false", label: active.no },
      { value: "deleted", label: active.deleted },
    ],
  },
];

export const idOf = ({ id }: NoticeRow): string => id;
export const nameOf = ({ title }: NoticeRow): string => title;
