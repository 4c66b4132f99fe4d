import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { Spinner } from "../spinner/spinner.tsx";
import { useWords } from "../../words/words.ts";
import { pageLoaderWords } from "./page-loader.words.ts";

export type PageLoaderProps = Omit<ComponentProps<"div">, "children"> & {
  /** What is being loaded. */
  label?: string;
};

/** Shown while a whole page loads whose shape is unknown. */
export function PageLoader({ label, className, ...rest }: PageLoaderProps) {
  const words = useWords("pageLoader", pageLoaderWords);
  return (
    <div role="status" {...rest} className={cx("ui-page-loader", className)}>
      <Spinner className="size-8 text-brand" />
      <p>{label ?? words.label}</p>
    </div>
  );
}
