import type { courseEndpoints } from "@polyportal/api-client/contract/course";
import { and, eq, isNull } from "drizzle-orm";
import { courses } from "../../database/schema/course.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { isScoredNow } from "./course.ts";
import { courseQuery, courseRow } from "./list-courses.ts";

export const getCourse: Handler<(typeof courseEndpoints)["getCourse"]> = async ({ db }, { id }) => {
  const [found] = await courseQuery(db).where(and(eq(courses.id, id), isNull(courses.deletedAt)));
  if (!found) fail("not_found");
  return { ...courseRow(found), scored: await isScoredNow(db, id) };
};
