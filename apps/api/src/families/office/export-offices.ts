import { officeList } from "@polyportal/api-client/list/offices";
import { officeMessages } from "@polyportal/domain/messages/office";
import { inArray } from "drizzle-orm";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { officeSource } from "./list-offices.ts";

const { file } = officeMessages;

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
});
