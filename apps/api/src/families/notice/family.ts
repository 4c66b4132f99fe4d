import { noticeBoardList } from "@polyportal/api-client/list/notice-board";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { noticeHandlers } from "./handlers.ts";
import { noticeBoardSource } from "./list-board.ts";
import { mailNotices } from "./mail-notices.ts";

export const family = {
  handlers: noticeHandlers,
  lists: [exportOfList(noticeBoardList, noticeBoardSource)],
  jobs: [mailNotices],
} satisfies Family;
