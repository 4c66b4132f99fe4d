import { uploadMessages } from "@polyportal/domain/messages/upload";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { checkImages } from "../../files/check-images.ts";
import type { Endpoints } from "./own.ts";
import { updateApplication } from "./queries.ts";
import { lockOpen, requireFile } from "./steps/save-step.ts";

const words = {
  tooBig: uploadMessages.passportTooBig,
  wrongType: uploadMessages.passportWrongType,
};

/** Replaces the passport photo. */
export const uploadPassport: Handler<Endpoints["uploadPassport"]> = async (
  ctx,
  { passport, began },
) => {
  const { files } = ctx.services;
  const photo =
    (await checkImages(files, { passport }, words)).get("passport") ?? fail("file_wrong_type");
  const fileId = await ctx.change(async ({ tx, audit }) => {
    const { id, passportFileId: before } = await lockOpen(tx, ctx.caller.applicationId);
    requireFile(began, before);
    const after = await files.save(tx, photo);
    await updateApplication(tx, id, { passportFileId: after });
    if (before) await files.remove(tx, before);
    audit({ action: "uploadPassport", subject: "application", subjectId: id, before, after });
    return after;
  });
  return { passport: fileId };
};
