import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import type { Filter } from "@polyportal/ui/filter";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { classIn } from "../../parts/class/class-in.ts";
import { Approvals } from "./approvals.tsx";

/** The same of one class: the address says which, where an adviser has several. */
export function Page() {
  const option = useSearchParams()[0].get("option");
  const options = useOptions();
  const filter = useMemo((): Filter | null => {
    // Its name comes later than its rows: these are narrowed down from the first.
    const known = options.length > 0 || !option ? options : [{ value: option, label: words.asked }];
    return known.length === 0
      ? null
      : { kind: "several", name: "option", label: listColumns.option, options: known };
  }, [option, options]);
  return <Approvals lead={words.classLead} option={filter} />;
}

/** The options of the class that the address names, as far as they are the reader's. */
function useOptions() {
  const which = classIn(useSearchParams()[0]);
  const { session, department, level } = which ?? {};
  const { data } = useQuery({
    ...queryOptionsFor(
      useClient(),
      "listClasses",
      { session, department, level, size: 20 },
      { staleTimeMs: 300_000 },
    ),
    enabled: which !== undefined,
  });
  return useMemo(
    () =>
      (data?.items ?? []).flatMap(({ departmentOptionId, option }) =>
        departmentOptionId === null || option === null
          ? []
          : [{ value: departmentOptionId, label: option }],
      ),
    [data],
  );
}
