import { noticeCategories } from "@polyportal/domain/notice/audience";
import { longestNotice, noticeSchema } from "@polyportal/domain/notice/notice-form";
import { noticeRuns } from "@polyportal/domain/notice/state";
import { reasonOfSome } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint, signedIn } from "./define.ts";
import { listOf, several } from "./list.ts";
import { done, idParam, nothing, timestamp } from "./shared.ts";

export const notice = z.object({
  id: z.uuid(),
  title: z.string(),
  /** HTML, sanitised by the server on writing and reading. */
  description: z.string(),
  startDate: timestamp,
  senderName: z.string(),
  category: z.string(),
});

export type Notice = z.infer<typeof notice>;

const staffOnly = { audience: ["official"] } as const;
const id = z.object({ id: z.uuid() });
const category = z.enum(noticeCategories);
/** A notice as its authors see it. */
const noticeRow = z.object({
  id: z.uuid(),
  title: z.string(),
  category,
  /** Limits the category to these; all if empty. */
  departments: z.array(z.string()),
  levels: z.array(z.string()),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  senderName: z.string(),
  active: z.boolean(),
  /** Its state by date, whether switched on or not. */
  running: z.enum(noticeRuns),
  /** How many people have opened it; null if its readers are not signed in. */
  views: z.nullable(z.int()),
  mail: z.boolean(),
  /** Also shown to people who are not signed in. */
  inPublic: z.boolean(),
  /** How many mails were written, and when the last was; null while some are still to come. */
  mailed: z.int(),
  mailedAt: z.nullable(timestamp),
  deletedAt: z.nullable(timestamp),
  /** The caller may restore it now. */
  returnable: z.boolean(),
  /** As its readers see it: sanitised HTML. */
  description: z.string(),
});

export const noticeEndpoints = {
  listNotices: endpoint({
    method: "GET",
    path: "/api/Notices/general-notices",
    summary: "Notices that are shown now, newest first",
    audience: ["anyone"],
    input: nothing,
    output: z.array(notice),
    errors: [],
    allowStale: true,
  }),
  listOwnNotices: endpoint({
    method: "GET",
    path: "/api/Notices/own-notices",
    summary: "Notices that are shown now to the caller, newest first",
    audience: signedIn,
    afterShell: true,
    input: nothing,
    output: z.array(notice),
    errors: [],
  }),
  readNotices: endpoint({
    method: "POST",
    path: "/api/Notices/read-notices",
    summary: "Counts notices that the caller has opened, each once",
    audience: signedIn,
    afterShell: true,
    input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
    output: done,
    errors: [],
  }),
  listNoticeBoard: listOf({
    ...staffOnly,
    path: "/api/Notices/notices",
    summary: "All notices, shown or not, for those who write them",
    claim: "notices.see",
    row: noticeRow,
    filters: {
      category: several(category),
      /** Switched on or off; `deleted` shows those that can be restored. */
      active: z.enum(["true", "false", "deleted"]),
      running: several(z.enum(noticeRuns)),
    },
    sorts: ["title", "startDate", "senderName", "views"],
  }),
  getNotice: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Notices/notices/{id}",
    summary: "One notice as its form needs it",
    claim: "notices.see",
    input: id,
    output: z.extend(noticeRow, {
      text: z.string(),
      departmentIds: z.array(z.int()),
      levelIds: z.array(z.int()),
      revision: z.int(),
    }),
    errors: ["not_found"],
  }),
  createNotice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Notices/notices",
    summary: "Puts a notice on the board",
    claim: "notices.enter",
    idempotent: true,
    input: z.safeExtend(noticeSchema, {
      /** Required if this mails the notice. */
      reason: reasonOfSome,
    }),
    output: z.object({ id: z.uuid() }),
    errors: ["idempotency_mismatch", "reason_needed", "mail_limit"],
  }),
  updateNotice: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/Notices/notices/{id}",
    summary: "Changes a notice; letters that were written are not written again",
    claim: "notices.enter",
    input: z.safeExtend(noticeSchema, {
      id: z.uuid(),
      /** The notice's revision that the form began from. */
      revision: z.int(),
      /** Required if this save mails the notice, for the first time or to further readers. */
      reason: reasonOfSome,
    }),
    output: done,
    errors: ["not_found", "conflict", "reason_needed", "mail_limit"],
  }),
  toggleNotice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Notices/toggle-notice-status",
    summary: "Switches a notice on or off",
    claim: "notices.enter",
    input: z.object({ id: z.uuid(), active: z.boolean() }),
    output: done,
    errors: ["not_found"],
  }),
  previewNotice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Notices/preview-notice",
    summary: "What is being written, as its readers will see it; nothing is stored",
    claim: "notices.enter",
    input: z.object({ text: z.string().check(z.maxLength(longestNotice)) }),
    output: z.object({ description: z.string() }),
    errors: [],
  }),
  countNoticeReaders: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Notices/count-readers",
    summary: "How many people a notice would be mailed to, before it is; nothing is stored",
    claim: "notices.enter",
    input: z.object({
      /** The edited notice, which does not count against its own limit. */
      id: z.optional(z.uuid()),
      category,
      departmentIds: z.array(idParam).check(z.maxLength(200)),
      levelIds: z.array(idParam).check(z.maxLength(200)),
    }),
    output: z.object({
      letters: z.int(),
      /** How many more notices the caller may mail today. */
      left: z.int(),
    }),
    errors: [],
  }),
  deleteNotice: endpoint({
    ...staffOnly,
    method: "DELETE",
    path: "/api/Notices/notices/{id}",
    summary: "Takes a notice off the board; for 24 hours it can be brought back",
    claim: "notices.erase",
    input: id,
    output: done,
    errors: ["not_found"],
  }),
  undoDeleteNotice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Notices/undo-delete/{id}",
    summary: "Brings a deleted notice back, for whoever deleted it or an administrator",
    claim: "notices.erase",
    input: id,
    output: done,
    errors: ["not_found", "undo_refused"],
  }),
};
