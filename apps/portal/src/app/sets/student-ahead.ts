import { paths } from "@polyportal/domain/routes/paths";
import { askingFirst } from "./ask-first.ts";

/** The pages of the student's menu ask so whatever their address says besides. */
export const askAhead = askingFirst({
  [paths.schoolFees]: ["getFeeStatement", {}],
  [paths.courseRegistration]: ["listRegistrations", {}],
  [paths.results]: ["getCgpa", {}],
  [paths.siwes]: ["getSiwes", {}],
  [paths.hostel]: ["getHostelStanding", {}],
  [paths.lecturerAppraisal]: ["listAppraisals", {}],
});
