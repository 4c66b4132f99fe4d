import { inUseWords } from "@polyportal/domain/messages/list-columns";
import { Badge } from "@polyportal/ui/badge";

/** How lists show whether something is in use. */
export const activeLook = {
  cell: ({ active }: { active: boolean }) => (
    <Badge status={active ? "success" : "fail"}>
      {active ? inUseWords.active : inUseWords.off}
    </Badge>
  ),
  width: 9,
  grow: 0,
} as const;
