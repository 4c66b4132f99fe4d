import type { Input } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { useCallback } from "react";
import { tellFailed } from "./tell-failed.ts";
import { toastWithUndo } from "./undo.tsx";

/** What switches a record on and off that asks nothing about it. */
type Toggle = "toggleReferral" | "toggleBursaryFee" | "toggleNotice";

type Words = {
  readonly acts: { readonly switchOn: string; readonly switchOff: string };
  readonly switchedOn: string;
  readonly switchedOff: string;
};

/** The act at a row that switches its record on or off, which one press takes back. */
export function useToggle<Name extends Toggle>(
  name: Name,
  { acts, switchedOn, switchedOff }: Words,
  invalidates: readonly EndpointName[],
) {
  const { mutate } = useOperation(name, {
    invalidates,
    onSuccess: (_, { id, active }) =>
      toastWithUndo(active ? switchedOn : switchedOff, () => switchTo({ id, active: !active })),
    onError: tellFailed,
  });
  // They ask all the same, each by an id of its kind.
  const switchTo = mutate as (wish: Pick<Input<Name>, "id" | "active">) => void;
  return useCallback(
    ({ id, active }: Pick<Input<Name>, "id" | "active">, disabledReason?: string) => ({
      label: active ? acts.switchOff : acts.switchOn,
      disabledReason,
      onSelect: () => switchTo({ id, active: !active }),
    }),
    [acts, switchTo],
  );
}
