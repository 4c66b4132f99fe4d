import type { jambListEndpoints } from "@polyportal/api-client/contract/jamb-list";
import { aboutJambList } from "@polyportal/domain/jamb-list/about";
import { beginImport } from "../../import/begin.ts";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { isSession, jambListImporter } from "./import-list.ts";
import { candidateSource } from "./list-candidates.ts";

const { upload, sample } = importHandlers(jambListImporter);

export const jambListHandlers = {
  async previewJambList({ db, services, caller, now }, { sessionId, list, ...given }) {
    if (!(await isSession(db, sessionId))) fail("not_found");
    const about = aboutJambList({ sessionId, list });
    return {
      importId: await beginImport(services.imports, jambListImporter, caller, given, now, about),
    };
  },
  uploadJambList: upload,
  downloadJambListSample: sample,
  listJambCandidates: pageOf(candidateSource),
} satisfies Handlers<typeof jambListEndpoints>;
