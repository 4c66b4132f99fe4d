import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import type { Context } from "../../server/handler.ts";
import { refuseOnRecord } from "../../server/refuse-on-record.ts";

type Asked = Pick<Context, "change"> & { readonly caller: { readonly userId: string } };

/** Refuses a bed that the page does not offer, or not at that price. */
export const refuse = (ctx: Asked, code: ErrorCode, asked: unknown): Promise<never> => {
  const entry = { action: "refuseBed", subject: "student", subjectId: ctx.caller.userId } as const;
  return refuseOnRecord(ctx, { ...entry, after: { code, asked } }, code);
};
