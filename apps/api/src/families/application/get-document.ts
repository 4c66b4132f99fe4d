import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { Endpoints } from "./own.ts";
import { listFiles } from "./queries.ts";

const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "application/pdf": "pdf",
};

/** A file of the caller's own application. Any other is `not_found`. */
export const getDocument: Handler<Endpoints["getDocument"]> = async (ctx, { fileId }) => {
  const files = await listFiles(ctx.db, ctx.caller.applicationId);
  const own = files.find((file) => file.fileId === fileId.toLowerCase()) ?? fail("not_found");
  const { bytes, type } = (await ctx.services.files.read(ctx.db, fileId)) ?? fail("not_found");
  const fileName = `${own.name.replace(":", "-")}.${extensions[type] ?? "bin"}`;
  return { bytes, type, fileName, disposition: "inline" };
};
