import { userList as described } from "@polyportal/api-client/list/users";
import { userMessages } from "@polyportal/domain/messages/users";
import { departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { namesOf } from "../../export/unit-names.ts";
import { userList } from "./list-users.ts";

const { filters, states } = userMessages;

/** Departments that a list is filtered by, by their names. */
export const departmentsChosen = { label: filters.department, words: namesOf(departments) };

/** Whether accounts are on or off. */
const activeChosen = yesOrNo(filters.active, states.active, states.off);

/** The list of users as a file. */
export const userExport = exportOfList(described, userList, { department: departmentsChosen });
