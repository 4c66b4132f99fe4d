import type { Client } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import type { QueryClient } from "@tanstack/react-query";
import { askingFirst, firstPage, type FirstAsked } from "./ask-first.ts";

/** The first queries of lecturers', heads' and deans' lists. */
export const lecturersFirst: FirstAsked = {
  [staffPaths.myCourses]: ["listMyCourses", firstPage],
  [staffPaths.myClass]: ["listClasses", firstPage],
  [staffPaths.scoreSheets]: ["listScoreSheets", firstPage],
  [staffPaths.cbtResults]: [
    ["listMyCourses", { size: largestPage }],
    ["listCbtResults", firstPage],
  ],
  [staffPaths.approveCourses]: ["listRegistrationApprovals", firstPage],
  [staffPaths.approveClass]: ["listRegistrationApprovals", firstPage],
};

const ask = askingFirst(lecturersFirst);

/**
 * Prefetches a page's first queries. If an adviser has only one class, also that class, to which the page
 * redirects.
 */
export const askAhead: typeof ask = (queryClient, client, path) => {
  ask(queryClient, client, path);
  if (path === staffPaths.myClass) void askOnlyClass(queryClient, client);
};

async function askOnlyClass(queryClient: QueryClient, client: Client) {
  const classes = queryOptionsFor(client, "listClasses", firstPage);
  const { items, total } = await queryClient.fetchQuery(classes).catch(() => nothing);
  const [only] = items;
  if (!only || total > 1) return;
  // Like the redirect: the class itself names its semester.
  const which = {
    session: only.sessionId,
    department: only.departmentId,
    level: only.levelId,
    option: only.departmentOptionId ?? undefined,
  };
  await queryClient.prefetchQuery(queryOptionsFor(client, "getClass", which));
}

const nothing = { items: [], total: 0 };
