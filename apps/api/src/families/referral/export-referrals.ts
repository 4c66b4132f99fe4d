import { referralList as described } from "@polyportal/api-client/list/referrals";
import { exportOfList } from "../../export/described.ts";
import { referralList } from "./list-referrals.ts";

/** The codes as a file. */
export const referralExport = exportOfList(described, referralList);
