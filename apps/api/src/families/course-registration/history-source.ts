import { seesRegistration } from "@polyportal/domain/course-registration/decisions";
import type { HistorySource } from "../../audit/history.ts";
import { officerOf } from "./officer.ts";

/** A registration's past, for whoever may look at it. */
export const historyOfRegistration: HistorySource = async (db, caller, id) => {
  const officer = await officerOf(db, caller, id);
  return officer && seesRegistration(officer) ? {} : undefined;
};
