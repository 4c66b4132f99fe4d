import { rightsReviewList } from "@polyportal/api-client/list/rights-reviews";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { pasteListMessages } from "@polyportal/domain/messages/paste-list";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { userMessages } from "@polyportal/domain/messages/users";
import { Button } from "@polyportal/ui/button";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { choiceOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { columns, type Reviewed } from "./review-columns.tsx";

// A dialog, which most visits do not open.
const Confirm = lazyPart(async () => (await import("@polyportal/ui/confirm")).Confirm);

const ReviewBeside = lazyPart(async () => (await import("./review-beside.tsx")).ReviewBeside);

const record = { content: ReviewBeside, columns: ["fullName", "due"] };

const filters: readonly Filter[] = [
  choiceOf(rightsReviewList, "due"),
  choiceOf(rightsReviewList, "role"),
];

const idOf = ({ id }: Reviewed) => id;
const nameOf = ({ fullName }: Reviewed) => fullName;

const byUserName = {
  called: pasteListMessages.rows.userNames,
  of: ({ userName }: Reviewed) => userName,
};

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
    invalidates: ["listRightsReviews", "getRightsReview", "getHistory"],
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
      record={record}
      bulkActions={bulkActions}
      pasted={byUserName}
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
