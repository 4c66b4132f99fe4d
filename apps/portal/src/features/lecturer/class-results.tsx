import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Button } from "@polyportal/ui/button";
import { Skeleton } from "@polyportal/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { addressOf } from "../../parts/class/class-in.ts";
import { inTurn } from "./in-turn.ts";

type Props = {
  of: Output<"listClasses">["items"][number];
  told: (results: Output<"getClassResults">) => ReactNode;
  /** One cell of a row offers to ask again; the others are empty until then. */
  retry?: boolean;
};

/** What the results of a class come to: every result of every student is read for it, after the list stands. */
export function ClassResults({ of, told, retry = false }: Props) {
  const client = useClient();
  const asked = addressOf(of);
  const { data, error, refetch } = useQuery({
    ...queryOptionsFor(client, "getClassResults", asked),
    queryFn: ({ signal }) =>
      inTurn(() => client.call("getClassResults", asked, { signal }), signal),
  });
  if (data) return told(data);
  if (!error) return <Skeleton className="ms-auto h-4 w-8" />;
  if (!retry) return null;
  return (
    <Button variant="secondary" size="small" title={error.message} onClick={() => void refetch()}>
      {tryAgainLabel}
    </Button>
  );
}
