import type { ApiError } from "@polyportal/api-client/client/api-error";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, type ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";

type Props<Data> = {
  query: { data: Data | undefined; error: ApiError | null; refetch: () => unknown };
  /** What is being fetched. */
  label?: string;
  /** What to say of a failure that is no accident; a way to try again otherwise. */
  refused?: (error: ApiError) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** What an endpoint answered; until then that it is on its way, and a way on where it failed. */
export function Fetched<Data>({ query, label, refused, children }: Props<Data>) {
  const { data, error, refetch } = query;
  // Parts of it that come when they are opened do not take the page's heading away meanwhile.
  if (data !== undefined) return <Suspense fallback={<PageLoader />}>{children(data)}</Suspense>;
  if (!error) return <PageLoader label={label} />;
  return refused?.(error) ?? <LoadFailed error={error} onRetry={refetch} />;
}
