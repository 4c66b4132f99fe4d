import type { SharedSubject } from "@polyportal/domain/audit/subjects";
import type { PastOf } from "../audit/history.ts";
import { pastOfImport } from "../import/past.ts";
import { pastOfApproval } from "./approval/past.ts";
import { pastOfRegistration } from "./course-registration/past.ts";
import { pastOfAmendment, pastOfBoardPack, pastOfSheet } from "./score-sheet/past.ts";
import { pastOfStaffRequest } from "./staff-request/past.ts";

/** Who sees the past of a record that no claim shows, and where it began: its family says it. */
export const pasts = {
  approval: pastOfApproval,
  import: pastOfImport,
  staffRequest: pastOfStaffRequest,
  courseRegistration: pastOfRegistration,
  scoreSheet: pastOfSheet,
  amendment: pastOfAmendment,
  boardPack: pastOfBoardPack,
} as const satisfies Readonly<Record<SharedSubject, PastOf>>;
