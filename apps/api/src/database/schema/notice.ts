import { noticeCategories } from "@polyportal/domain/notice/audience";
import { boolean, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Notices of the school. `description` is HTML as its author wrote it: sanitise it where it is answered. */
export const notices = pgTable(
  "notices",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    /** First and last day on which it shows; without a last day it stays until switched off. */
    startDate: date({ mode: "string" }).notNull(),
    endDate: date({ mode: "string" }),
    senderName: text().notNull(),
    category: text({ enum: noticeCategories }).notNull(),
    active: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index("notices_shown").on(table.startDate)],
);
