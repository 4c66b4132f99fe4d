import type { exportEndpoints } from "@polyportal/api-client/contract/export";
import { pageOf } from "../lists/page-of.ts";
import type { Handlers } from "../server/handler.ts";
import { deleteExport } from "./delete-export.ts";
import type { Exported } from "./paper-export.ts";
import { getExportFile } from "./get-file.ts";
import { exportsList } from "./own-exports.ts";
import { requestExport } from "./request-export.ts";

/** The handlers of exports, for all lists that the families declare. */
export const exportHandlers = (lists: readonly Exported[]) =>
  ({
    requestExport: requestExport(lists),
    listExports: (ctx, asked) =>
      pageOf(exportsList(lists, ctx.services.config.retention.EXPORTS))(ctx, asked),
    getExportFile: getExportFile(lists),
    deleteExport: deleteExport(lists),
  }) satisfies Handlers<typeof exportEndpoints>;
