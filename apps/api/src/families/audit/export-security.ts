import { securityList as described } from "@polyportal/api-client/list/security-log";
import { formatDate } from "@polyportal/domain/format/date";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { exportOfList } from "../../export/described.ts";
import { securityList } from "./list-security.ts";

const { from, to } = securityMessages;

/** The security log as a file. */
export const securityExport = exportOfList(described, securityList, {
  "day-from": { label: from, words: (days) => days.map((day) => formatDate(day)) },
  "day-to": { label: to, words: (days) => days.map((day) => formatDate(day)) },
});
