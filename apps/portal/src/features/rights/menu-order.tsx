import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { ordinal } from "@polyportal/domain/format/ordinal";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import type { Role } from "@polyportal/domain/authentication/roles";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { Select } from "@polyportal/ui/select";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { GuardUnsaved } from "../../parts/form/guard-unsaved.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";
import { DraftConflict } from "./draft-conflict.tsx";
import { useDraft } from "./use-draft.ts";

const tellFailure = (error: unknown) =>
  toast({
    title: actMessages.failed,
    body: error instanceof ApiError ? error.message : undefined,
    status: "fail",
  });

type Menus = Output<"listMenus">;

type Props = { menu: Menus["labels"][number]; orders: Menus["orders"] };

/** The labels of a role in their order, as its people see them; each moves by a press or by keys. */
export function MenuOrder({ menu, orders }: Props) {
  const [role, setRole] = useState<Role | undefined>(menu.roles[0]);
  // An order that was changed outlasts a look at another role's.
  const [opened, setOpened] = useState(new Set([role]));
  return (
    <Card title={rightsMessages.orderTitle}>
      <Select
        id="role"
        label={rightsMessages.orderOf}
        options={roleOptions(orders.map((one) => one.role))}
        placeholder={null}
        value={role ?? ""}
        onChosen={(value) => {
          setRole(value as Role);
          setOpened(new Set([...opened, value as Role]));
        }}
      />
      {orders
        .filter((order) => opened.has(order.role))
        .map((order) => (
          <div key={order.role} hidden={order.role !== role}>
            <Ordered order={order} />
          </div>
        ))}
    </Card>
  );
}

type Order = Menus["orders"][number];

const labelsOf = ({ labels }: Order) => labels;
const nameOf = (label: string | undefined) => (label ? menuLabel(label) : "");

/** Both orders, place by place. */
const placesOf = (mine: readonly string[], theirs: readonly string[]) =>
  [...(mine.length < theirs.length ? theirs : mine).keys()].map((index) => ({
    label: ordinal(index + 1),
    before: nameOf(mine[index]),
    after: nameOf(theirs[index]),
  }));

function Ordered({ order }: { order: Order }) {
  const mayEnter = useMay("users.enter", "saveMenuOrder");
  const queryClient = useQueryClient();
  const refetch = () => invalidate(queryClient, ["listMenus"]);
  const draft = useDraft(order, labelsOf, refetch);
  const labels = draft.value;
  const invalidates = ["getProfile", "getHistory"] as const;
  const { mutateAsync, isPending } = useOperation("saveMenuOrder", { invalidates });
  const undoing = useOperation("saveMenuOrder", {
    invalidates: ["listMenus", ...invalidates],
    onSuccess: () => toast({ title: actMessages.undone, status: "success" }),
    onError: tellFailure,
  });
  const save = async () => {
    const { role } = order;
    let before: string[] = [];
    const saved = await draft.save((from) => {
      before = from.labels;
      return mutateAsync({ role, labels: [...labels], before });
    });
    if (!saved) return;
    toastWithUndo(actMessages.saved(rightsMessages.thing), () =>
      undoing.mutate({ role, labels: before, before: [...labels] }),
    );
  };
  const move = (from: number, to: number) => {
    const next = labels.filter((_, index) => index !== from);
    next.splice(to, 0, labels[from] ?? "");
    draft.change(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save().catch(tellFailure);
      }}
    >
      {draft.changed && <GuardUnsaved record="label" />}
      <DraftConflict draft={draft} fieldsOf={placesOf} />
      <ol className="mt-3 divide-y divide-line rounded border border-line">
        {labels.map((label, index) => {
          const name = nameOf(label);
          const why = order.hidden.find((one) => one.label === label)?.why;
          return (
            <li
              key={label}
              className="flex min-h-control flex-wrap items-center justify-between gap-x-3 px-3"
            >
              <span className={why ? "min-w-0 text-ink-muted" : "min-w-0"}>
                {name}
                {why && <span className="block text-14">{rightsMessages.hidden[why]}</span>}
              </span>
              {mayEnter && (
                <span className="flex gap-1">
                  <Button
                    variant="quiet"
                    size="small"
                    className="min-w-control"
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <span aria-hidden="true">↑</span>
                    <span className="sr-only">{rightsMessages.up(name)}</span>
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    className="min-w-control"
                    disabled={index === labels.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <span aria-hidden="true">↓</span>
                    <span className="sr-only">{rightsMessages.down(name)}</span>
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {mayEnter ? (
        <Button type="submit" className="mt-4" loading={isPending} disabled={!draft.changed}>
          {rightsMessages.saveOrder}
        </Button>
      ) : (
        <p className="mt-4 text-14 text-ink-muted">{actMessages.noClaim}</p>
      )}
    </form>
  );
}
