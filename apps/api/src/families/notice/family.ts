import { noticeBoardList } from "@polyportal/api-client/list/notice-board";
import { exportOfList } from "../../export/described.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { countNoticeReaders } from "./ask-for-mail.ts";
import { deleteNotice, undoDeleteNotice } from "./delete-notice.ts";
import { getNotice } from "./get-notice.ts";
import { noticeBoardSource } from "./list-board.ts";
import { listNotices, listOwnNotices } from "./list-shown.ts";
import { mailNotices } from "./mail-notices.ts";
import { readNotices } from "./read-notices.ts";
import { createNotice, previewNotice, toggleNotice, updateNotice } from "./write-notice.ts";

export const family = {
  handlers: {
    listNotices,
    listOwnNotices,
    readNotices,
    listNoticeBoard: pageOf(noticeBoardSource),
    getNotice,
    createNotice,
    updateNotice,
    toggleNotice,
    previewNotice,
    countNoticeReaders,
    deleteNotice,
    undoDeleteNotice,
  },
  lists: [exportOfList(noticeBoardList, noticeBoardSource)],
  jobs: [mailNotices],
} satisfies Family;
