import { Spinner } from "../spinner/spinner.tsx";
import { useWords } from "../../words/words.ts";
import { pageLoaderWords } from "./page-loader.words.ts";

export type PageLoaderProps = {
  /** What is being fetched. */
  label?: string;
};

/** A whole page that is on its way and has no shape yet. */
export function PageLoader({ label }: PageLoaderProps) {
  const words = useWords("pageLoader", pageLoaderWords);
  return (
    <div
      role="status"
      className="flex min-h-[50vh] animate-appear flex-col items-center justify-center gap-3 text-ink-muted"
    >
      <Spinner className="size-8 text-brand" />
      <p>{label ?? words.label}</p>
    </div>
  );
}
