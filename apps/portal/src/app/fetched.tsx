import type { ApiError } from "@polyportal/api-client/client/api-error";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, type ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";

type Props<Data> = {
  query: { data: Data | undefined; error: ApiError | null; refetch: () => unknown };
  /** What is being loaded. */
  label?: string;
  /** What to show for an expected error; by default a way to retry. */
  refused?: (error: ApiError) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders an endpoint's answer. Until then that it is loading, or a way to continue if it failed. */
export function Fetched<Data>({ query, label, refused, children }: Props<Data>) {
  const { data, error, refetch } = query;
  // Suspends inside, so that lazy parts do not hide the page's heading.
  if (data !== undefined) return <Suspense fallback={<PageLoader />}>{children(data)}</Suspense>;
  if (!error) return <PageLoader label={label} />;
  return refused?.(error) ?? <LoadFailed error={error} onRetry={refetch} />;
}
