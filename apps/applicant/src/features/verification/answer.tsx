import { Card } from "@polyportal/ui/card";
import type { ReactNode } from "react";

/** What a verification found, read out as soon as it is there. */
export function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <Card title={title}>{children}</Card>
    </div>
  );
}
