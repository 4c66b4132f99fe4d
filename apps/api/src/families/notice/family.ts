import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { countNoticeReaders } from "./ask-for-mail.ts";
import { deleteNotice, undoDeleteNotice } from "./delete-notice.ts";
import { noticeExport } from "./export-board.ts";
import { getNotice } from "./get-notice.ts";
import { noticeBoard } from "./list-board.ts";
import { listNotices, listOwnNotices } from "./list-shown.ts";
import { mailNotices } from "./mail-notices.ts";
import { readNotices } from "./read-notices.ts";
import { createNotice, previewNotice, toggleNotice, updateNotice } from "./write-notice.ts";

export const family = {
  handlers: {
    listNotices,
    listOwnNotices,
    readNotices,
    listNoticeBoard: pageOf(noticeBoard),
    getNotice,
    createNotice,
    updateNotice,
    toggleNotice,
    previewNotice,
    countNoticeReaders,
    deleteNotice,
    undoDeleteNotice,
  },
  lists: [noticeExport],
  jobs: [mailNotices],
} satisfies Family;
