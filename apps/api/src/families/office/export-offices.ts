import { officeList } from "@polyportal/api-client/list/offices";
import { formatDate } from "@polyportal/domain/format/date";
import { officeMessages } from "@polyportal/domain/messages/office";
import { inArray } from "drizzle-orm";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { officeSource } from "./list-offices.ts";

const { file, untilFrom, untilTo } = officeMessages;

const daysInWords = (days: readonly string[]) => days.map((day) => formatDate(day));

/** Offices as a file. */
export const officeExport = exportOfList(officeList, officeSource, {
  unit: {
    label: file.unit,
    words: async (ids, db) => {
      const of = ids.map(Number);
      const [some, others] = await Promise.all([
        db.select().from(departments).where(inArray(departments.id, of)),
        db.select().from(faculties).where(inArray(faculties.id, of)),
      ]);
      return [...some, ...others].map(({ name }) => name);
    },
  },
  "until-from": { label: untilFrom, words: daysInWords },
  "until-to": { label: untilTo, words: daysInWords },
});
