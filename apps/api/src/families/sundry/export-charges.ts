import { chargeList as described } from "@polyportal/api-client/list/charges";
import { exportOfList } from "../../export/described.ts";
import { chargeList } from "./list-charges.ts";

/** The charges of the bursary as a file. */
export const chargeExport = exportOfList(described, chargeList);
