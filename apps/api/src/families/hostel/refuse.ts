import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import { fail } from "../../server/failure.ts";
import type { Context } from "../../server/handler.ts";

type Asked = Pick<Context, "change"> & { readonly caller: { readonly userId: string } };

/** Refuses what the page does not offer, and keeps on record that it was asked for. */
export async function refuse({ change, caller }: Asked, code: ErrorCode, asked: unknown) {
  await change(async ({ audit }) => {
    const entry = { action: "refuseBed", subject: "student", subjectId: caller.userId };
    audit({ ...entry, after: { code, asked } });
  });
  return fail(code);
}
