import { recordMessages } from "@polyportal/domain/messages/record";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { withRecord } from "./record.ts";

/** A row's action that opens its record, if the row's name links elsewhere. */
export function useViewAct() {
  const { search, hash } = useLocation();
  return useCallback(
    (id: string) => ({
      label: recordMessages.view,
      href: `?${withRecord(new URLSearchParams(search), id).toString()}${hash}`,
    }),
    [search, hash],
  );
}
