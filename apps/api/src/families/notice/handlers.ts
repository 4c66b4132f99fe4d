import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { todayInLagos } from "@polyportal/domain/format/date";
import type { Handlers } from "../../server/handler.ts";
import { noticesOn } from "./queries.ts";

/** The notice board. */
export const noticeHandlers = {
  listNotices: async (ctx) => {
    // Kept by the browser but asked after each time: a notice taken down is gone at once.
    ctx.setHeader("Cache-Control", "public, no-cache");
    const shown = await noticesOn(ctx.db, todayInLagos(ctx.now));
    // Loaded by the first reader: the sanitiser is a tenth of what a start would read.
    const { sanitise } = await import("./sanitise.ts");
    return shown.map((notice) => ({ ...notice, description: sanitise(notice.description) }));
  },
} satisfies Handlers<typeof noticeEndpoints>;
