import type { Contract } from "@polyportal/api-client/contract/contract";
import { eq } from "drizzle-orm";
import { makeChange } from "../../database/change.ts";
import { users } from "../../database/schema/users.ts";
import { databaseFileStore } from "../../files/file-store.ts";
import type { TestServer } from "../../testing/test-server.ts";
import type { PaperExport, ReadPaper } from "../paper-export.ts";
import { reauthorizeRequester, type ExportRequest } from "../reauthorize.ts";

/** What a paper shows to a user, before it is drawn. */
export async function readPaper(
  { db, url }: TestServer<Contract>,
  paper: PaperExport,
  asked: Readonly<Record<string, string | number>>,
  userName: string,
): Promise<ReadPaper> {
  const [user] = await db.select().from(users).where(eq(users.userName, userName));
  const request = { userId: user?.id, impersonatorId: null, personal: false } as ExportRequest;
  const caller = await reauthorizeRequester(db, paper, request);
  const actor = {
    kind: "user",
    id: caller.userId,
    impersonatorId: undefined,
    ip: "",
    requestId: "",
  } as const;
  const filters = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, String(value)]),
  );
  return paper.read(
    {
      db,
      caller,
      now: new Date(),
      services: { config: { publicUrl: url }, files: databaseFileStore },
      change: (work) => makeChange(db, actor, work),
    },
    { search: "", filters },
  );
}
