import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { countNoticeReaders } from "./ask-for-mail.ts";
import { deleteNotice, undoDeleteNotice } from "./delete-notice.ts";
import { getNotice } from "./get-notice.ts";
import { noticeBoardSource } from "./list-board.ts";
import { listNotices, listOwnNotices } from "./list-shown.ts";
import { readNotices } from "./read-notices.ts";
import { createNotice, previewNotice, toggleNotice, updateNotice } from "./write-notice.ts";

/** The notice board: read by everybody, written by those with the claim. */
export const noticeHandlers = {
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
} satisfies Handlers<typeof noticeEndpoints>;
