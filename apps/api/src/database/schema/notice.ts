import { noticeCategories } from "@polyportal/domain/notice/audience";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId, users } from "./users.ts";

/** Ids of which none means all. */
const noneMeansAll = () => jsonb().$type<number[]>().notNull().default([]);

/** Notices of the school. */
export const notices = pgTable(
  "notices",
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    /** As its author wrote it, in Markdown; of older ones there is only the HTML. */
    text: text().notNull().default(""),
    /** HTML made of it, sanitised; sanitise it again where it is answered. */
    description: text().notNull(),
    /** First and last day on which it shows; without a last day it stays until switched off. */
    startDate: date({ mode: "string" }).notNull(),
    endDate: date({ mode: "string" }),
    senderName: text().notNull(),
    category: text({ enum: noticeCategories }).notNull(),
    /** Of the category only those of these departments and levels. */
    departmentIds: noneMeansAll(),
    levelIds: noneMeansAll(),
    /** Whoever is signed out reads it, too. */
    inPublic: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    /** It goes to its readers by e-mail, too. */
    mail: boolean().notNull().default(false),
    /** Who has asked for the letters, and when: one person has only so many notices mailed in a day. */
    mailAskedBy: uuid().references(() => users.id),
    mailAskedAt: instant(),
    /** The last reader who has a letter: the job goes on after this one. */
    mailedTo: uuid(),
    mailed: integer().notNull().default(0),
    /** When the last letter was written. */
    mailedAt: instant(),
    /** How many people have opened it. */
    views: integer().notNull().default(0),
    authorId: uuid().references(() => users.id),
    /** Counts the edits, so that one of two at once is refused. */
    revision: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    deletedAt: instant(),
    deletedBy: uuid().references(() => users.id),
  },
  (table) => [
    index("notices_shown").on(table.startDate),
    index("notices_mail_asked").on(table.mailAskedBy, table.mailAskedAt),
    index("notices_to_mail")
      .on(table.startDate)
      .where(sql`${table.mail} and ${table.mailedAt} is null`),
  ],
);

/** Who has opened which notice, so that nobody counts twice; not when. */
export const noticeViews = pgTable(
  "notice_views",
  {
    noticeId: uuid()
      .notNull()
      .references(() => notices.id),
    userId: userId(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.userId] }),
    index("notice_views_user").on(table.userId),
  ],
);
