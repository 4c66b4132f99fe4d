import type { holidayEndpoints } from "@polyportal/api-client/contract/holiday";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { eq } from "drizzle-orm";
import { holidays } from "../../database/schema/holiday.ts";
import { pageOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { holidaySource } from "./list-holidays.ts";

/** The days on which the school is closed, entered and taken out. */
export const holidayHandlers = {
  listHolidays: pageOf(holidaySource),

  async addHoliday({ change, now }, { day, name }) {
    await change(async ({ tx, audit }) => {
      const [entered] = await tx
        .insert(holidays)
        .values({ day, name, enteredAt: now })
        .onConflictDoNothing()
        .returning();
      if (!entered) {
        fail("holiday_entered", { fields: { day: errorCodes.holiday_entered.message } });
      }
      audit({ action: "addHoliday", subject: "holiday", subjectId: day, after: { day, name } });
    });
    return {};
  },

  async removeHoliday({ change }, { day }) {
    await change(async ({ tx, audit }) => {
      const [removed] = await tx.delete(holidays).where(eq(holidays.day, day)).returning();
      const { name } = removed ?? fail("not_found");
      audit({
        action: "removeHoliday",
        subject: "holiday",
        subjectId: day,
        before: { day },
        after: { name },
      });
    });
    return {};
  },
} satisfies Handlers<typeof holidayEndpoints>;
