import { Spinner } from "../spinner/spinner.tsx";

export type PageLoaderProps = {
  /** What is being fetched. */
  label?: string;
};

/** A whole page that is on its way and has no shape yet. */
export function PageLoader({ label = "Loading…" }: PageLoaderProps) {
  return (
    <div
      role="status"
      className="flex min-h-[50vh] animate-appear flex-col items-center justify-center gap-3 text-ink-muted"
    >
      <Spinner className="size-8 text-brand" />
      <p>{label}</p>
    </div>
  );
}
