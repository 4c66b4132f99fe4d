import { actMessages } from "@polyportal/domain/messages/act";
import { toast } from "@polyportal/ui/toast";

/** Says why an act has failed, in the server's words. */
export const tellFailed = ({ message }: { message: string }) =>
  toast({ title: actMessages.failed, body: message, tone: "fail" });
