import { lecturerLoadList } from "@polyportal/api-client/list/lecturer-loads";
import { lecturerLoadMessages } from "@polyportal/domain/messages/lecturer-load";
import { namesOfPeople } from "../../database/names-of-people.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { loadList } from "./list-loads.ts";

const { columns } = lecturerLoadMessages;

/** How much each lecturer teaches as a file. */
export const loadExport = exportOfList(lecturerLoadList, loadList, {
  session: { label: columns.session, words: namesOf(academicSessions) },
  lecturer: {
    label: columns.lecturer,
    words: async (ids, db) => ids.map(await namesOfPeople(db, ids)),
  },
  department: { label: columns.department, words: namesOf(departments) },
});
