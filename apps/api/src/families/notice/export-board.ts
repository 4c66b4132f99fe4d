import { formatDate } from "@polyportal/domain/format/date";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import type { NoticeRun } from "@polyportal/domain/notice/state";
import { exportOf } from "../../export/export-list.ts";
import { noticeBoard } from "./list-board.ts";

const { columns, filters, active, running, states } = noticeBoardMessages;

/** The notice board as a file, in the words of its page. */
export const noticeExport = exportOf("listNoticeBoard", noticeBoard, {
  title: noticeBoardMessages.title,
  columns: [
    { id: "title", label: columns.title },
    { id: "category", label: columns.category },
    {
      id: "departments",
      label: columns.audience,
      cell: ({ departments, levels }) => [...departments, ...levels].join(", "),
    },
    { id: "startDate", label: columns.startDate, cell: ({ startDate }) => formatDate(startDate) },
    { id: "endDate", label: columns.endDate, cell: ({ endDate }) => formatDate(endDate) },
    { id: "senderName", label: columns.senderName },
    {
      id: "inPublic",
      label: columns.inPublic,
      cell: ({ inPublic }) => (inPublic ? noticeBoardMessages.yes : noticeBoardMessages.no),
    },
    { id: "views", label: columns.views },
    { id: "mailed", label: columns.mail },
    {
      id: "active",
      label: columns.state,
      cell: (notice) => {
        if (notice.deletedAt !== null) return states.deleted;
        return notice.active ? states[notice.running] : states.off;
      },
    },
  ],
  filters: {
    category: { label: filters.category },
    active: {
      label: filters.active,
      words: (values) =>
        values.map((value) => {
          if (value === "deleted") return active.deleted;
          return value === "true" ? active.yes : active.no;
        }),
    },
    running: {
      label: filters.running,
      words: (values) => values.map((value) => running[value as NoticeRun]),
    },
  },
});
