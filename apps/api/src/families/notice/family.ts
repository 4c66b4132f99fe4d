import type { Family } from "../family.ts";
import { noticeExport } from "./export-board.ts";
import { noticeHandlers } from "./handlers.ts";
import { mailNotices } from "./mail-notices.ts";

export const family = {
  handlers: noticeHandlers,
  lists: [noticeExport],
  jobs: [mailNotices],
} satisfies Family;
