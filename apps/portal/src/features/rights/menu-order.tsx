import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import type { Role } from "@polyportal/domain/authentication/roles";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { labelOf } from "@polyportal/ui/menu-label";
import { Select } from "@polyportal/ui/select";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";

type Menus = Output<"listMenus">;

type Props = { menu: Menus["labels"][number]; orders: Menus["orders"] };

/** The labels of a role in their order, as its people see them; each moves by a press or by keys. */
export function MenuOrder({ menu, orders }: Props) {
  const [role, setRole] = useState<Role | undefined>(menu.roles[0]);
  const order = orders.find((one) => one.role === role);
  return (
    <Card title={rightsMessages.orderTitle}>
      <Select
        id="role"
        label={rightsMessages.orderOf}
        options={roleOptions(orders.map((one) => one.role))}
        placeholder={null}
        value={role ?? ""}
        onChosen={(value) => setRole(value as Role)}
      />
      {order && <Ordered key={order.labels.join()} order={order} />}
    </Card>
  );
}

function Ordered({ order }: { order: Menus["orders"][number] }) {
  const [labels, setLabels] = useState(order.labels);
  const { mutate, isPending } = useOperation("saveMenuOrder", {
    invalidates: ["listMenus", "getProfile", "getHistory"],
    onSuccess: (_, saved) => {
      const before = order.labels;
      if (saved.labels === before) return toast({ title: actMessages.undone, tone: "success" });
      toastWithUndo(actMessages.saved(rightsMessages.thing), () =>
        mutate({ role: order.role, labels: before }),
      );
    },
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  const move = (from: number, to: number) => {
    const next = labels.filter((_, index) => index !== from);
    next.splice(to, 0, labels[from] ?? "");
    setLabels(next);
  };
  return (
    <>
      <ol className="mt-3 divide-y divide-line rounded border border-line">
        {labels.map((label, index) => {
          const name = labelOf({ label, path: "" });
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
            </li>
          );
        })}
      </ol>
      <Button
        className="mt-4"
        loading={isPending}
        disabled={labels.join() === order.labels.join()}
        onClick={() => mutate({ role: order.role, labels })}
      >
        {rightsMessages.saveOrder}
      </Button>
    </>
  );
}
