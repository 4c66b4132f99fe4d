import { userList as described } from "@polyportal/api-client/list/users";
import { userMessages } from "@polyportal/domain/messages/users";
import { departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { userList } from "./list-users.ts";

/** Departments that a list is filtered by, by their names. */
export const departmentsChosen = {
  label: userMessages.filters.department,
  words: namesOf(departments),
};

/** The list of users as a file. */
export const userExport = exportOfList(described, userList, { department: departmentsChosen });
