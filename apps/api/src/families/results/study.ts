import type { Reader } from "../../database/connect.ts";
import { dueFor, registeredBy } from "./courses.ts";
import { attemptsIn, publishedOf, type PublishedAttempt } from "./published.ts";

/** A student's published scores with the courses due and registered. */
export async function studyOf(db: Reader, studentId: string): Promise<Study> {
  const studentIds = [studentId];
  const [scores, due, registered] = await Promise.all([
    publishedOf(db).execute({ studentIds }),
    dueFor(db).execute({ studentIds }),
    registeredBy(db).execute({ studentIds }),
  ]);
  return { attempts: attemptsIn(scores), due, registered };
}

type RowsOf<Query extends (db: Reader) => { execute: () => Promise<readonly unknown[]> }> =
  readonly Awaited<ReturnType<ReturnType<Query>["execute"]>>[number][];

export type Study = {
  readonly attempts: readonly PublishedAttempt[];
  readonly due: RowsOf<typeof dueFor>;
  readonly registered: RowsOf<typeof registeredBy>;
};
