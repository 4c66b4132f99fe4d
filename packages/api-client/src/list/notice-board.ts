import { noticeBoardMessages as words } from "@polyportal/domain/messages/notice-board";
import { noticeCategories } from "@polyportal/domain/notice/audience";
import { noticeRuns } from "@polyportal/domain/notice/state";
import { describeList, severalOf, type RowOf } from "./describe.ts";

const { columns, filters, states, mailing, running, active } = words;

type Notice = RowOf<"listNoticeBoard">;

/** How a notice stands: on the board, to come, over, switched off, deleted. */
export const stateOf = (notice: Notice): keyof typeof states => {
  if (notice.deletedAt !== null) return "deleted";
  return notice.active ? notice.running : "off";
};

/** How far its letters are. */
function mailingOf({ mail, mailed, mailedAt }: Notice): string {
  if (mailedAt !== null) return mailing.done(mailed);
  if (mailed > 0) return mailing.underWay(mailed);
  return mail ? mailing.waiting : mailing.none;
}

/** The notice board. */
export const noticeBoardList = describeList({
  name: "listNoticeBoard",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    { id: "title", label: columns.title },
    { id: "category", label: columns.category },
    {
      // The levels, too: both narrow the category down.
      id: "departments",
      label: columns.audience,
      value: ({ departments, levels }) => [...departments, ...levels].join(", ") || words.everybody,
    },
    { id: "startDate", label: columns.startDate, kind: "date" },
    {
      id: "endDate",
      label: columns.endDate,
      kind: "date",
      words: ({ endDate }) => (endDate ? undefined : words.noEnd),
    },
    { id: "senderName", label: columns.senderName },
    {
      id: "inPublic",
      label: columns.inPublic,
      value: ({ inPublic }) => (inPublic ? words.yes : words.no),
    },
    { id: "views", label: columns.views, kind: "number" },
    { id: "mailed", label: columns.mail, value: mailingOf },
    { id: "active", label: columns.state, value: (notice) => states[stateOf(notice)] },
  ],
  sorts: { title: true, startDate: true, senderName: true, views: true },
  filters: {
    category: severalOf(filters.category, noticeCategories, (category) => category),
    running: severalOf(filters.running, noticeRuns, running),
    active: {
      label: filters.active,
      options: [
        { value: "true", label: active.yes },
        { value: "false", label: active.no },
        { value: "deleted", label: active.deleted },
      ],
    },
  },
});
