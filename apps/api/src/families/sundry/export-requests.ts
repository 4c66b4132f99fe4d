import { transcriptRequestList as described } from "@polyportal/api-client/list/transcript-requests";
import { exportOfList } from "../../export/described.ts";
import { transcriptRequestList } from "./list-requests.ts";

/** The registry's queue as a file. */
export const transcriptExport = exportOfList(described, transcriptRequestList);
