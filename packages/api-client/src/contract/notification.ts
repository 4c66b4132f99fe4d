import { pageSizes } from "@polyportal/domain/table/page-sizes";
import * as z from "zod/mini";
import { endpoint, signedIn } from "./define.ts";
import { done, nothing, timestamp } from "./shared.ts";

const wholeNumber = (most: number) =>
  z.coerce.number<number | string>().check(z.int(), z.positive(), z.maximum(most));

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: "GET",
    path: "/api/Notification/notifications",
    summary: "One's own notifications, newest first, a page at a time",
    audience: signedIn,
    input: z.object({
      page: z._default(wholeNumber(10_000), 1),
      size: z._default(wholeNumber(100), pageSizes.default),
      /** Only those that are not read yet. */
      unread: z.optional(z.enum(["true", "false"])),
    }),
    output: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          body: z.string(),
          /** The page that it leads to, or none. */
          path: z.nullable(z.string()),
          createdAt: timestamp,
          readAt: z.nullable(timestamp),
        }),
      ),
      /** How many there are on all pages. */
      total: z.int(),
    }),
    errors: [],
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
