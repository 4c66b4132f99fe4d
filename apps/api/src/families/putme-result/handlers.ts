import type { putmeResultEndpoints } from "@polyportal/api-client/contract/putme-result";
import { aboutPutme } from "@polyportal/domain/putme-result/about";
import { beginImport } from "../../import/begin.ts";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { correctPutmeResult, withholdPutmeResult } from "./change-result.ts";
import { isSession, putmeImporter } from "./import-results.ts";
import { putmeResultSource } from "./list-results.ts";
import { releasePutmeResults } from "./release-results.ts";

const { upload, sample } = importHandlers(putmeImporter);

export const putmeResultHandlers = {
  async previewPutmeResults({ db, services, caller, now }, { slug, sessionId, ...given }) {
    if (!(await isSession(db, sessionId))) fail("not_found");
    const about = aboutPutme({ slug, sessionId });
    return {
      importId: await beginImport(services.imports, putmeImporter, caller, given, now, about),
    };
  },
  uploadPutmeResults: upload,
  downloadPutmeResultsSample: sample,
  listPutmeResults: pageOf(putmeResultSource),
  correctPutmeResult,
  withholdPutmeResult,
  releasePutmeResults,
} satisfies Handlers<typeof putmeResultEndpoints>;
