import { eq } from "drizzle-orm";
import { academicSessions } from "../database/schema/academic-session.ts";
import type { TestServer } from "./test-server.ts";
import type { Contract } from "@polyportal/api-client/contract/contract";

/** Does something as if the demo's current session were over and a new one had begun. */
export async function onceTurnedOver<Done>(
  { db }: Pick<TestServer<Contract>, "db">,
  work: () => Promise<Done>,
): Promise<Done> {
  const [now] = await db.select().from(academicSessions).where(eq(academicSessions.current, true));
  if (!now) throw new Error("No session is the current one.");
  const next = { id: now.id + 100, name: "2090/2091", from: "2090-09-01", to: "2091-08-31" };
  await db.update(academicSessions).set({ current: false });
  await db.insert(academicSessions).values({ ...next, current: true });
  try {
    return await work();
  } finally {
    await db.delete(academicSessions).where(eq(academicSessions.id, next.id));
    await db.update(academicSessions).set({ current: true }).where(eq(academicSessions.id, now.id));
  }
}
