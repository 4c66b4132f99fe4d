import type { scoreAmendmentEndpoints } from "@polyportal/api-client/contract/score-sheet-amendments";
import { amendmentPages } from "@polyportal/domain/messages/amendments";
import { findsAmendment } from "@polyportal/domain/score-sheet/amendment-acts";
import { eq } from "drizzle-orm";
import { amendmentRequests } from "../../database/schema/results.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { amendmentRelation } from "./amendment-relation.ts";

/** What proves a request, for whoever finds the request; for others there is none. */
export const getAmendmentEvidence: Handler<
  (typeof scoreAmendmentEndpoints)["getAmendmentEvidence"]
> = async ({ db, caller, services }, { id }) => {
  const relation = await amendmentRelation(db, caller, id);
  if (!relation || !findsAmendment(relation.who)) return fail("not_found");
  const [request] = await db
    .select({ fileId: amendmentRequests.evidenceId })
    .from(amendmentRequests)
    .where(eq(amendmentRequests.id, id));
  const file = request?.fileId ? await services.files.read(db, request.fileId) : undefined;
  if (!file) return fail("not_found");
  const { bytes, type } = file;
  const fileName = amendmentPages.evidenceOf(relation.code, type);
  return { bytes, type, fileName, disposition: "attachment" };
};
