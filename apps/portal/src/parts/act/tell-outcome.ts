import { approvalMessages } from "@polyportal/domain/messages/approval";
import { toast } from "@polyportal/ui/toast";

/** Says that an act is done or waits for approval. */
export const tellOutcome = (waits: boolean, done: string) =>
  toast(
    waits ? { title: approvalMessages.waits, status: "info" } : { title: done, status: "success" },
  );
