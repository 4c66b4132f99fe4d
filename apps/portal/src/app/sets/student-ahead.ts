import type { Client } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paths } from "@polyportal/domain/routes/paths";
import type { QueryClient } from "@tanstack/react-query";

/** What the pages of the student's menu ask for first, whatever their address says besides. */
const firstAsked = {
  [paths.schoolFees]: "getFeeStatement",
  [paths.courseRegistration]: "listRegistrations",
  [paths.results]: "getCgpa",
  [paths.siwes]: "getSiwes",
  [paths.hostel]: "getHostelStanding",
  [paths.lecturerAppraisal]: "listAppraisals",
} as const;

const isAskedFor = (path: string): path is keyof typeof firstAsked =>
  Object.hasOwn(firstAsked, path);

/** Asks for what a page of the menu asks for first. */
export function askAhead(queryClient: QueryClient, client: Client, path: string): void {
  if (isAskedFor(path)) {
    void queryClient.prefetchQuery(queryOptionsFor(client, firstAsked[path], {}));
  }
}
