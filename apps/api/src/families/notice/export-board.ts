import { noticeBoardList } from "@polyportal/api-client/list/notice-board";
import { exportOfList } from "../../export/described.ts";
import { noticeBoard } from "./list-board.ts";

/** The notice board as a file. */
export const noticeExport = exportOfList(noticeBoardList, noticeBoard);
