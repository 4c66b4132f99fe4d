import { useOperation } from "@polyportal/api-client/query/use-operation";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { roles } from "@polyportal/domain/authentication/roles";
import { formatDate } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { userMessages } from "@polyportal/domain/messages/users";
import { claimName } from "@polyportal/domain/rights/claims";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { lazy, Suspense, useCallback, useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { yesOrNo } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import type { RowOf } from "../../parts/list/list-table.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";

// A dialog, which most visits do not open.
const Confirm = lazy(async () => ({ default: (await import("@polyportal/ui/confirm")).Confirm }));

type Reviewed = RowOf<"listRightsReviews">;

const { columns: heads, states, never } = words;

const stateOf = ({ due }: Reviewed) => (due ? states.due : states.confirmed);

const columns: readonly DataColumn<Reviewed>[] = [
  {
    id: "fullName",
    header: userMessages.columns.fullName,
    value: ({ fullName }) => fullName,
    cell: ({ id, fullName }) => <PersonLink id={id} name={fullName} />,
    rowHeader: true,
    fixed: true,
    width: 11,
    grow: 2,
  },
  {
    id: "userName",
    header: userMessages.columns.userName,
    value: ({ userName }) => userName,
    sortable: false,
    hidden: true,
  },
  {
    id: "roles",
    header: heads.rights,
    value: (person) => words.rights(person.roles, person.exceptions),
    sortable: false,
    width: 13,
    grow: 3,
  },
  {
    id: "decides",
    header: heads.decides,
    value: ({ decides }) => decides.map(claimName).join(", "),
    sortable: false,
    hidden: true,
    width: 14,
    grow: 3,
  },
  {
    id: "since",
    header: heads.since,
    value: ({ since }) => formatDate(since),
    sortable: false,
    width: 8,
  },
  {
    id: "confirmedAt",
    header: heads.confirmedAt,
    value: ({ confirmedAt }) => (confirmedAt ? formatDate(confirmedAt) : never),
    width: 8,
  },
  {
    id: "confirmedBy",
    header: heads.confirmedBy,
    value: ({ confirmedBy }) => confirmedBy,
    sortable: false,
    width: 10,
  },
  {
    id: "due",
    header: heads.state,
    value: stateOf,
    cell: (person) => <Badge status={person.due ? "warning" : "success"}>{stateOf(person)}</Badge>,
    sortable: false,
    width: 7,
    grow: 0,
  },
];

const filters: readonly Filter[] = [
  yesOrNo("due", words.filters.due, states.due, states.confirmed),
  {
    kind: "several",
    name: "role",
    label: userMessages.filters.role,
    options: roles.map((value) => ({ value, label: roleLabel(value) })),
  },
];

const idOf = ({ id }: Reviewed) => id;
const nameOf = ({ fullName }: Reviewed) => fullName;

type Asked = {
  readonly ids: readonly string[];
  readonly title: string;
  readonly done?: () => void;
};

/** Who has rights over others' work, since when, and when somebody last found that right. */
export function Page() {
  const mayConfirm = useMay("users.approve", "confirmRights");
  const [asked, setAsked] = useState<Asked>();
  const { mutate, isPending } = useOperation("confirmRights", {
    invalidates: ["listRightsReviews"],
    onSuccess: ({ confirmed, leftOut }) => {
      toast({ title: words.confirmed(confirmed), body: words.leftOut(leftOut), tone: "success" });
      asked?.done?.();
      setAsked(undefined);
    },
    onError: ({ message }) => {
      toast({ title: actMessages.failed, body: message, tone: "fail" });
      setAsked(undefined);
    },
  });
  const rowActions = useCallback(
    (person: Reviewed) => [
      {
        label: words.confirm,
        disabledReason: whyNot(mayConfirm, person),
        onSelect: () => setAsked({ ids: [person.id], title: words.confirmOne(person.fullName) }),
      },
    ],
    [mayConfirm],
  );
  const bulkActions = ({ ids, clear }: TableSelection) => (
    <Button
      size="small"
      variant="secondary"
      disabled={!mayConfirm}
      onClick={() => setAsked({ ids, title: words.confirmSome(ids.length), done: clear })}
    >
      {words.confirm}
    </Button>
  );
  return (
    <ListPage
      list="listRightsReviews"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={userMessages.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      bulkActions={bulkActions}
      empty={words.none}
      exported
      over={
        asked && (
          <Suspense fallback={null}>
            <Confirm
              open
              tone="primary"
              title={asked.title}
              question={words.question}
              confirmLabel={words.confirm}
              busy={isPending}
              onOpenChange={(open) => !open && setAsked(undefined)}
              onConfirm={() => mutate({ ids: [...asked.ids] })}
            />
          </Suspense>
        )
      }
    />
  );
}

function whyNot(mayConfirm: boolean, { own }: Reviewed): string | undefined {
  if (!mayConfirm) return actMessages.noClaim;
  return own ? words.own : undefined;
}
