import type { ApiError } from "@polyportal/api-client/client/api-error";
import { PageLoader } from "@polyportal/ui/page-loader";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";

type Props<Data> = {
  query: UseQueryResult<Data, ApiError>;
  /** What is being loaded. */
  label: string;
  children: (data: Data) => ReactNode;
};

/** Renders loaded data, or why it is missing. */
export function Fetched<Data>({ query, label, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <PageLoader label={label} />;
}
