import * as z from "zod/mini";
import { endpoint, signedIn } from "./define.ts";
import { listOf, yesOrNo } from "./list.ts";
import { done, nothing, timestamp } from "./shared.ts";

export const notificationEndpoints = {
  listNotifications: listOf({
    path: "/api/Notification/notifications",
    summary: "One's own notifications, newest first, a page at a time",
    audience: signedIn,
    row: z.object({
      id: z.uuid(),
      title: z.string(),
      body: z.string(),
      /** The page that it links to, or none. */
      path: z.nullable(z.string()),
      createdAt: timestamp,
      readAt: z.nullable(timestamp),
    }),
    filters: {
      /** Only unread ones. */
      unread: yesOrNo,
    },
    sorts: ["createdAt"],
  }),
  countUnread: endpoint({
    method: "GET",
    path: "/api/Notification/unread-count",
    summary: "How many of one's own notifications are not read yet",
    audience: signedIn,
    input: nothing,
    output: z.object({ unread: z.int() }),
    errors: [],
  }),
  markNotificationRead: endpoint({
    method: "POST",
    path: "/api/Notification/mark-as-read",
    summary: "Marks one of one's own notifications as read; a read one stays as it is",
    audience: signedIn,
    input: z.object({ id: z.uuid() }),
    output: done,
    errors: ["not_found"],
  }),
  markAllNotificationsRead: endpoint({
    method: "POST",
    path: "/api/Notification/mark-all-as-read",
    summary: "Marks all of one's own notifications as read",
    audience: signedIn,
    input: nothing,
    output: done,
    errors: [],
  }),
};
