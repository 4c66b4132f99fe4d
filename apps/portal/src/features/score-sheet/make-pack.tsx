import { useOperation } from "@polyportal/api-client/query/use-operation";
import { boardPackPath } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useNavigate } from "react-router-dom";
import { askedOf, type ClassInSemester } from "../../parts/class/class-in.ts";

const changed = ["listBoardPacks", "listBoardClasses", "getBoardPack"] as const;

/** A class's results are read, counted and kept: longer than a page waits. */
const makingTimeoutMs = 60_000;

/** Makes a pack of a class by one press, and opens it. */
export function MakePack({ which, label }: { which: ClassInSemester; label: string }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useOperation("makeBoardPack", {
    invalidates: changed,
    timeoutMs: makingTimeoutMs,
    onSuccess: ({ id }) => void navigate(boardPackPath(id)),
    onError: ({ title, message }) => toast({ title, body: message, status: "fail" }),
  });
  return (
    <Button loading={isPending} onClick={() => mutate(askedOf(which))}>
      {label}
    </Button>
  );
}
