import { registrationApprovalList as described } from "@polyportal/api-client/list/registration-approvals";
import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { approvalList } from "./list-approvals.ts";

const { columns } = words;

/** Registrations with their officer as a file. */
export const registrationApprovalExport = exportOfList(described, approvalList, {
  session: { label: columns.session, words: namesOf(academicSessions) },
  department: { label: columns.department, words: namesOf(departments) },
  option: { label: columns.option, words: namesOf(departmentOptions) },
});
