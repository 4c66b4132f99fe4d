import { queryOptionsFor } from "@polyportal/api-client/query/options";
import type { Prefetch } from "../page-set-type.ts";
import { firstPage } from "../../parts/list/rows-per-page.ts";

/** Asks which classes an adviser has; where that is one alone, it is asked, too: the page leads on to it. */
export const askClasses: Prefetch = async (queryClient, client) => {
  const classes = queryOptionsFor(client, "listClasses", firstPage());
  const { items, total } = await queryClient.fetchQuery(classes).catch(() => nothing);
  const [only] = items;
  if (!only || total > 1) return;
  // As the page is led on: the class itself knows which semester it is.
  const which = {
    session: only.sessionId,
    department: only.departmentId,
    level: only.levelId,
    option: only.departmentOptionId ?? undefined,
  };
  await queryClient.prefetchQuery(queryOptionsFor(client, "getClass", which));
};

const nothing = { items: [], total: 0 };
