import { useMemo } from "react";
import type { Option } from "../select/options.tsx";
import { matching } from "./match.ts";
import type { LoadOptions } from "./use-server-options.ts";
import { useServerOptions } from "./use-server-options.ts";

type Source = { options?: readonly Option[]; loadOptions?: LoadOptions };

export type FoundOptions = ReturnType<typeof useServerOptions>;

const none: readonly Option[] = [];
const nothing = () => {};

/** The options that match a search: local ones at once, the server's as they are loaded. */
export function useFoundOptions(
  { options = none, loadOptions }: Source,
  search: string,
  open: boolean,
): FoundOptions {
  const served = useServerOptions(loadOptions, search, open);
  const atHand = useMemo(
    () => (loadOptions || !open ? none : matching(options, search)),
    [loadOptions, open, options, search],
  );
  if (loadOptions) return served;
  return {
    options: atHand,
    current: true,
    more: false,
    total: atHand.length,
    failed: false,
    busy: false,
    onMore: nothing,
    onRetry: nothing,
  };
}
