import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { nothing, timestamp } from "./shared.ts";

export const notice = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML, sanitised by the server when it is stored and again when it is read. */
  description: z.string(),
  startDate: timestamp,
  senderName: z.string(),
  category: z.string(),
});

export type Notice = z.infer<typeof notice>;

export const noticeEndpoints = {
  listNotices: endpoint({
    method: "GET",
    path: "/api/Notices/general-notices",
    summary: "Notices that are shown now, newest first",
    audience: ["anyone"],
    input: nothing,
    output: z.array(notice),
    errors: [],
    mayBeOld: true,
  }),
};
