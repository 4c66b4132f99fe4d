import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { and, eq, isNull } from "drizzle-orm";
import { notices } from "../../database/schema/notice.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { boardQuery, rowOf } from "./list-board.ts";

/** One notice as its form needs it. */
export const getNotice: Handler<(typeof noticeEndpoints)["getNotice"]> = async (
  { db, caller },
  { id },
) => {
  const [found] = await boardQuery(db).where(and(eq(notices.id, id), isNull(notices.deletedAt)));
  if (!found) fail("not_found");
  const { text, description } = found.notice;
  return { ...found.notice, ...rowOf(found, caller), text: text || description };
};
