import * as z from "zod/mini";
import { noticeFormMessages as messages } from "../messages/notice-form.ts";
import { levels } from "../student/levels.ts";
import { calendarDate, requiredId, requiredText } from "../validation/primitives.ts";
import { canBeMailed, narrowedBy, noticeCategories } from "./audience.ts";

const ids = (message: string, most: number) =>
  z._default(z.array(requiredId(message)).check(z.maxLength(most)), []);

/** As much as fits two printed pages: what is longer is a paper, and the notice links to it. */
export const longestNotice = 8_000;

const levelIds = levels.map(({ id }) => id);

/** A notice as it is written: text with marks for bold, lists and links, which the server makes HTML. */
export const noticeSchema = z
  .object({
    title: requiredText(messages.titleMissing, 120),
    category: z.enum(noticeCategories, messages.categoryMissing),
    text: requiredText(messages.textMissing, longestNotice),
    senderName: requiredText(messages.senderMissing, 80),
    startDate: calendarDate(messages.startMissing),
    endDate: z._default(z.union([z.literal(""), calendarDate(messages.endMissing)]), ""),
    /** Only these departments' people; everybody of the category where none is named. */
    departmentIds: ids(messages.departmentUnknown, 200),
    levelIds: ids(messages.levelUnknown, levelIds.length),
    mail: z._default(z.boolean(), false),
    /** Whoever is signed out reads it, too. */
    inPublic: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ startDate, endDate }) => endDate === "" || endDate >= startDate, {
      message: "the end is before the beginning",
      path: ["endDate"],
    }),
    z.refine(
      ({ category, departmentIds }) =>
        departmentIds.length === 0 || narrowedBy(category).departments,
      { message: messages.notByDepartment, path: ["departmentIds"] },
    ),
    z.refine(
      ({ category, levelIds: chosen }) => chosen.length === 0 || narrowedBy(category).levels,
      { message: messages.notByLevel, path: ["levelIds"] },
    ),
    z.refine(({ levelIds: chosen }) => chosen.every((id) => levelIds.includes(id)), {
      message: messages.levelUnknown,
      path: ["levelIds"],
    }),
    z.refine(({ category, mail }) => !mail || canBeMailed(category), {
      message: messages.nobodyToMail,
      path: ["mail"],
    }),
  );

export type NoticeDraft = z.infer<typeof noticeSchema>;
