import { paths } from "@polyportal/domain/routes/paths";
import { askingFirst } from "./ask-first.ts";

/** The pages in the student's menu make these queries whatever their address contains. */
export const askAhead = askingFirst({
  [paths.schoolFees]: ["getFeeStatement", {}],
  [paths.courseRegistration]: ["listRegistrations", {}],
  [paths.results]: ["getCgpa", {}],
  [paths.siwes]: ["getSiwes", {}],
  [paths.hostel]: ["getHostelStanding", {}],
  [paths.lecturerAppraisal]: ["listAppraisals", {}],
});
