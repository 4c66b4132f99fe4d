import type { ownProfileEndpoints } from "@polyportal/api-client/contract/user-management-profile";
import { and, eq } from "drizzle-orm";
import { staffPhotos } from "../../database/schema/staff.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { checkedPhoto, photoIn } from "../student/photo.ts";
import { lockAccounts } from "./people.ts";

type Endpoints = typeof ownProfileEndpoints;

/** The caller's photo, in the place of the one before. */
export const uploadStaffPhoto: Handler<Endpoints["uploadStaffPhoto"]> = async (
  ctx,
  { passport },
) => {
  const { userId } = ctx.caller;
  const { files } = ctx.services;
  const photo = await checkedPhoto(ctx, passport);
  const fileId = await ctx.change(async ({ tx, audit }) => {
    // Locked, so that of two uploads at once the second finds and removes the first one's file.
    await lockAccounts(tx, [userId]);
    const ofCaller = eq(staffPhotos.userId, userId);
    const [before] = await tx.select().from(staffPhotos).where(ofCaller);
    const after = await files.save(tx, photo);
    await tx
      .insert(staffPhotos)
      .values({ userId, fileId: after })
      .onConflictDoUpdate({ target: staffPhotos.userId, set: { fileId: after } });
    if (before) await files.remove(tx, before.fileId);
    audit({
      action: "uploadStaffPhoto",
      subject: "user",
      subjectId: userId,
      before: before?.fileId ?? null,
      after,
    });
    return after;
  });
  return { passport: fileId };
};

/** The bytes of one's own photo; any other file does not exist for the caller. */
export const getStaffPhoto: Handler<Endpoints["getStaffPhoto"]> = async (
  { caller, db, services },
  { fileId },
) => {
  const [own] = await db
    .select()
    .from(staffPhotos)
    .where(and(eq(staffPhotos.userId, caller.userId), eq(staffPhotos.fileId, fileId)));
  if (!own) fail("not_found");
  return photoIn(services.files, db, fileId);
};
