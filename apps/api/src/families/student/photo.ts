import type { studentEndpoints } from "@polyportal/api-client/contract/student";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { students } from "../../database/schema/student.ts";
import { fail } from "../../failure.ts";
import type { Context, FileAnswer, Handler } from "../../server/handler.ts";
import type { CheckedFile } from "../../files/check-file.ts";
import type { FileStore } from "../../files/file-store.ts";
import { checkImages } from "../../files/check-images.ts";
import { studentOf } from "./current.ts";

type Endpoints = typeof studentEndpoints;

const words = {
  tooBig: uploadMessages.passportTooBig,
  wrongType: uploadMessages.passportWrongType,
};

/** The student's photo, in the place of the one before. */
export const uploadStudentPhoto: Handler<Endpoints["uploadStudentPhoto"]> = async (
  ctx,
  { passport },
) => {
  const { userId } = ctx.caller;
  const { files } = ctx.services;
  const photo = await checkedPhoto(ctx, passport);
  const fileId = await ctx.change(async ({ tx, audit }) => {
    // Locked, so that of two uploads at once the second finds and removes the first one's file.
    const [row] = await tx
      .select({ before: students.passportFileId })
      .from(students)
      .where(eq(students.id, userId))
      .for("update");
    if (!row) fail("no_student_record");
    const after = await files.save(tx, photo);
    await tx.update(students).set({ passportFileId: after }).where(eq(students.id, userId));
    if (row.before) await files.remove(tx, row.before);
    audit({
      action: "uploadStudentPhoto",
      subject: "student",
      subjectId: userId,
      before: row.before,
      after,
    });
    return after;
  });
  return { passport: fileId };
};

/** A person's photo, once it is found to be one. */
export async function checkedPhoto(
  { services }: Pick<Context, "services">,
  passport: Blob,
): Promise<CheckedFile> {
  const checked = await checkImages(services.files, { passport }, words);
  return checked.get("passport") ?? fail("file_wrong_type");
}

const extensions: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg" };

/** The bytes of one's own photo; any other file does not exist for the caller. */
export const getStudentPhoto: Handler<Endpoints["getStudentPhoto"]> = async (ctx, { fileId }) => {
  const { student } = await studentOf(ctx.db, ctx.caller.userId);
  if (student.passportFileId !== fileId.toLowerCase()) fail("not_found");
  return photoIn(ctx.services.files, ctx.db, fileId);
};

/** The bytes of a photo, for whoever may see it. */
export async function photoIn(files: FileStore, db: Reader, fileId: string): Promise<FileAnswer> {
  const { bytes, type } = (await files.read(db, fileId)) ?? fail("not_found");
  const fileName = `passport.${extensions[type] ?? "bin"}`;
  return { bytes, type, fileName, disposition: "inline" };
}
