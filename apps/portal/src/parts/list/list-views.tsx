import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { savedViewMessages } from "@polyportal/domain/messages/saved-views";
import { viewAudiences } from "@polyportal/domain/saved-view/view-form";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { openingAddress, type SavedView } from "@polyportal/ui/saved-view";
import { SavedViews } from "@polyportal/ui/saved-views";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHolds } from "../../app/use-may.ts";
import { tellFailed } from "../act/tell-failed.ts";
import { toastWithUndo } from "../act/undo.tsx";
import type { ListName, WholeName } from "@polyportal/api-client/list/describe";
import { rowsPerPage } from "./rows-per-page.ts";
import { useAddress } from "./use-address.ts";

type Props = {
  list: ListName | WholeName;
  columns: readonly Pick<DataColumn<never>, "id" | "hidden" | "fixed">[];
  filters: readonly Filter[];
  /** The initial page size, if it is not the one that was last chosen. */
  firstSize?: number;
};

const shown = (view: Output<"listSavedViews">[number]): SavedView => ({
  id: view.id,
  name: view.name,
  query: view.query,
  sharedWith: view.sharedWith,
  isDefault: view.isDefault,
  ...(!view.own && { lockedReason: savedViewMessages.madeBy(view.by) }),
});

const invalidates = ["listSavedViews"] as const;
const audience = (value: string | undefined) => viewAudiences.find((one) => one === value);

/** The saved views of a list. The list opens with the default view. */
export function ListViews({ list, columns, filters, firstSize = rowsPerPage() }: Props) {
  const { data, error, refetch, isPending } = useQuery(
    queryOptionsFor(useClient(), "listSavedViews", { list }),
  );
  const views = useMemo(() => data?.map(shown) ?? [], [data]);
  const [params, show] = useAddress();
  const mayShareWithAll = useHolds("users.enter");
  const create = useOperation("createSavedView", { invalidates });
  const update = useOperation("updateSavedView", { invalidates });
  const remove = useOperation("deleteSavedView", { invalidates });
  const { mutate: bringBack } = useOperation("createSavedView", {
    invalidates,
    onSuccess: () => toast({ title: actMessages.undone, status: "success" }),
    onError: tellFailed,
  });
  useOpening(params, data ? views : undefined, { columns, filters, firstSize });
  return (
    <SavedViews
      views={views}
      filters={filters}
      columns={columns}
      firstSize={firstSize}
      value={params}
      onChange={show}
      hrefOf={(next) => `?${next.toString()}${location.hash}`}
      loading={isPending}
      failure={error ? { message: error.message, onRetry: () => void refetch() } : undefined}
      audiences={viewAudiences
        .filter((value) => value !== "everyone" || mayShareWithAll)
        .map((value) => ({ value, label: savedViewMessages.audiences[value] }))}
      onSave={async ({ name, query, sharedWith, isDefault }) => {
        const view = { list, name, query, sharedWith: audience(sharedWith), isDefault };
        return (await create.mutateAsync(view)).id;
      }}
      onUpdate={(id, { sharedWith, ...changes }) =>
        update.mutateAsync({ id, ...changes, sharedWith: audience(sharedWith) })
      }
      onDelete={async (id) => {
        const view = data?.find((one) => one.id === id);
        await remove.mutateAsync({ id });
        // A shared view may have been other people's default, which cannot be restored: no undo.
        if (view?.sharedWith !== "own") return;
        const { name, query, sharedWith, isDefault } = view;
        toastWithUndo(savedViewMessages.deleted(name), () =>
          bringBack({ list, name, query, sharedWith, isDefault }),
        );
      }}
    />
  );
}

/** Opens the list with its default view once views are loaded, unless the address says otherwise. */
function useOpening(
  params: URLSearchParams,
  views: readonly SavedView[] | undefined,
  scope: Pick<Props, "columns" | "filters" | "firstSize">,
) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const done = useRef(false);
  useEffect(() => {
    if (!views || done.current) return;
    done.current = true;
    const first = openingAddress(params, views, scope);
    if (first !== params) void navigate({ search: first.toString(), hash }, { replace: true });
  }, [hash, navigate, params, scope, views]);
}
