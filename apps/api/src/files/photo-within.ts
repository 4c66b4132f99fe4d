import type { Context } from "../server/handler.ts";

/**
 * A photo as a data address, for the paper of somebody who is not signed in: an address of its own could
 * be asked for by nobody, or by everybody.
 */
export async function photoWithin(
  { db, services }: Pick<Context, "db" | "services">,
  fileId: string | null,
): Promise<string | null> {
  const file = fileId === null ? undefined : await services.files.read(db, fileId);
  return file ? `data:${file.type};base64,${Buffer.from(file.bytes).toString("base64")}` : null;
}
