import type { Input } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { toast } from "@polyportal/ui/toast";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";

type Class = Omit<Input<"assignClassAdviser">, "adviserId">;

/** Tells what became of a class's adviser; where it had another, with the way back to that one. */
export function useTellOfClass() {
  const { mutate } = useOperation("assignClassAdviser", {
    invalidates: ["listClassAdvisers"],
    onSuccess: () => toast({ title: actMessages.undone, status: "success" }),
    onError: tellFailed,
  });
  return (
    title: string,
    before: { id: string } | null,
    { sessionId, departmentId, levelId, departmentOptionId }: Class,
  ) => {
    if (!before) return toast({ title, status: "success" });
    toastWithUndo(title, () =>
      mutate({ sessionId, departmentId, levelId, departmentOptionId, adviserId: before.id }),
    );
  };
}
