import { Badge, type BadgeProps } from "@polyportal/ui/badge";

/** Words of a row as a badge. */
export const inBadge = (status: BadgeProps["status"], words: string) => (
  <Badge status={status}>{words}</Badge>
);
